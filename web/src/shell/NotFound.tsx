import { ButtonLink } from '../ui/ButtonLink';
import { Screen } from '../ui/Screen';

/** An address that leads nowhere, inside the shell. */
export function ScreenNotFound() {
  return <NotFound to="/dashboard" label="Go to the dashboard" />;
}

/** An address that leads nowhere, outside it. */
export function PageNotFound() {
  return (
    <main>
      <NotFound to="/" label="Go to the start" />
    </main>
  );
}

function NotFound({ to, label }: { to: string; label: string }) {
  return (
    <Screen
      title="Page not found"
      description="No road leads to this address. The link may be old, or the address mistyped."
      width="narrow"
    >
      <div>
        <ButtonLink appearance="primary" to={to}>
          {label}
        </ButtonLink>
      </div>
    </Screen>
  );
}
