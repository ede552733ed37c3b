/**
 * Opens one dialog of each kind with the keyboard only: the focus is in it, Tab stays in it, Escape closes it, and the
 * focus returns to its opener. The long form opens every dialog (long/dialogKeys.test.tsx).
 */
import { beforeEach, expect, it, vi } from 'vitest';
import { DrawerNav } from '../src/kit/shell/DrawerNav';
import { LockDialog } from '../src/kit/shell/LockDialog';
import { NoticeBell } from '../src/kit/shell/NoticeBell';
import { ActionMenu } from '../src/kit/ui/ActionMenu';
import { lazyDialog } from '../src/kit/ui/lazyDialog';
import { RefusalsDialog } from '../src/screens/approvals/RefusalsDialog';
import { RejectDialog } from '../src/screens/approvals/RejectDialog';
import { SearchDialog } from '../src/screens/palette/SearchDialog';
import { ProcessDialog } from '../src/screens/payroll/ProcessDialog';
import { LinkDialog } from '../src/screens/people/LinkDialog';
import { EarningsDialog } from '../src/screens/timeLogs/EarningsDialog';
import { findButtons, findDialog, findItems, keyboardUser } from './dialogKeys';
import { settle } from './failingFields';
import { longIt } from './longIt';
import { Leaving, markFocus, Opener, openElement } from './openElement';

const nothing = () => undefined;
const refused = async () => ({ ok: false as const, message: 'Nothing is done here.', issues: [] });

const LateKeys = lazyDialog(async () => (await import('../src/screens/palette/KeysDialog')).KeysDialog);

const question = { shortfall: 'Less than proposed.', unusual: null, openDays: 'Friday is open.' };
const refusals = [{ id: 'day', who: 'Sam Ash', date: '2026-11-09', message: 'Decided.' }];

const KINDS: Record<string, Parameters<typeof Opener>[0]['draw']> = {
  question: (close) => <ProcessDialog {...question} onConfirm={nothing} onClose={close} />,
  form: (close) => <RejectDialog what="1 day" about="day" onReject={refused} onClose={close} />,
  frame: (close) => <RefusalsDialog refusals={refusals} onClose={close} />,
  'dialog with data of its own': (close) => <EarningsDialog userId="u" year={2026} onClose={close} />,
  'dialog whose code comes late': (close) => <LateKeys onClose={close} />,
  search: (close) => <SearchDialog onClose={close} onLeave={nothing} onKeys={nothing} />,
  drawer: (close) => <DrawerNav isOpen onClose={close} />,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  // Missing in jsdom: window widths and scrolling lists.
  vi.stubGlobal('matchMedia', () => ({ addEventListener: nothing, removeEventListener: nothing }));
  Element.prototype.scrollIntoView = nothing;
});

async function open(element: Parameters<typeof openElement>[0]) {
  markFocus();
  const page = await openElement(element);
  return keyboardUser(() => settle(page));
}

/** Presses the page's button, walks through the dialog and leaves it. Returns the problems. */
async function useByKeys(element: Parameters<typeof openElement>[0], isLocked = false): Promise<string[]> {
  const user = await open(element);
  const opener = findButtons()[0]!;
  await user.press(opener);
  const dialog = findDialog();
  if (!dialog) return ['it does not open'];
  return [...(await user.walk(dialog)), ...(await user.leave(dialog, opener, isLocked))];
}

it.each(Object.entries(KINDS))('keeps the focus, and gives it back: a %s', async (_kind, draw) => {
  expect(await useByKeys(<Opener draw={draw} />)).toEqual([]);
});

it('keeps the focus, and returns it: the drawer behind the bell', async () => {
  expect(await useByKeys(<NoticeBell />)).toEqual([]);
});

longIt('keeps the focus, and returns it: the warning before input is lost', async () => {
  expect(await useByKeys(<Leaving />)).toEqual([]);
});

it('closes only by its button when it shows something this once', async () => {
  const link = { title: 'Link', name: 'Sam Ash', link: 'http://localhost/#t', hint: 'Once.' };
  expect(
    await useByKeys(<Opener draw={(close) => <LinkDialog {...link} onClose={close} />} />, true),
  ).toEqual([]);
});

it('returns the focus to the button of the menu that opened it', async () => {
  const page = (
    <Opener
      open={(start) => <ActionMenu label="Actions" actions={[{ label: 'Keys', onClick: start }]} />}
      draw={(close) => <LateKeys onClose={close} />}
    />
  );
  const user = await open(page);
  const opener = findButtons()[0]!;
  await user.press(opener);
  await user.press(findItems()[0]!);
  const dialog = findDialog()!;
  expect(await user.walk(dialog)).toEqual([]);
  expect(await user.leave(dialog, opener, false)).toEqual([]);
});

it('takes the focus and cannot be closed when the portal is locked', async () => {
  const user = await open(<LockDialog />);
  const dialog = findDialog()!;
  expect(await user.walk(dialog)).toEqual([]);
  expect(await user.leave(dialog, dialog, false)).toEqual(['it does not close']);
});
