import { type Company, shortName } from './company';
import { SampleTag } from './SampleTag';

/**
 * The public page's header with its menu drawer, in plain HTML. The drawer is the browser's own modal dialog, opened by
 * a command; a browser without command support treats it as a popover and still shows it. Either way it closes on
 * Escape and on a click outside, and returns the focus to its button.
 */
export function LandingHeader({ company }: { company: Company }) {
  return (
    <header className="head band">
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span className="name">
        {shortName(company.legalName)}
        <SampleTag company={company} field="legalName" />
      </span>
      <a href="/login" className="login">
        Driver Login
      </a>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        popoverTarget="menu"
        {...command('show-modal')}
      >
        <Lines path="M3 6h18M3 12h18M3 18h18" />
      </button>
      <dialog id="menu" popover="auto" closedby="any" aria-label="Menu">
        <button
          type="button"
          aria-label="Close menu"
          popoverTarget="menu"
          popoverTargetAction="hide"
          {...command('close')}
        >
          <Lines path="m5 5 14 14M19 5 5 19" />
        </button>
        <nav aria-label="Menu">
          <a href="/login">Management Portal</a>
        </nav>
      </dialog>
    </header>
  );
}

/** A button's command for the drawer; React's types do not know these attributes yet. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: 'menu' });

function Lines({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
