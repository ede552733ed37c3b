/**
 * Opens every dialog with the keyboard only: the focus is in it, Tab stays in it, Escape closes it, and the focus
 * returns to its opener. It presses every control of the screens and of their dialogs; a dialog that opens elsewhere,
 * or only after an event, has a row below. A dialog in the code that nothing has opened fails.
 */
import '../dom';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../src/kit/offline/queue';
import { ConfirmIdentityDialog } from '../../src/kit/shell/ConfirmIdentityDialog';
import { DrawerNav } from '../../src/kit/shell/DrawerNav';
import { LockDialog } from '../../src/kit/shell/LockDialog';
import { NoticeBell } from '../../src/kit/shell/NoticeBell';
import { NewTokenDialog } from '../../src/screens/accessTokens/NewTokenDialog';
import { RefusalsDialog } from '../../src/screens/approvals/RefusalsDialog';
import { RejectDialog } from '../../src/screens/approvals/RejectDialog';
import { DirectDepositDialog } from '../../src/screens/bankFiles/DirectDepositDialog';
import { CorrectPaymentDialog } from '../../src/screens/corrections/CorrectPaymentDialog';
import { WaitingDialog } from '../../src/screens/offline/WaitingDialog';
import { KeysDialog } from '../../src/screens/palette/KeysDialog';
import { SearchDialog } from '../../src/screens/palette/SearchDialog';
import { PaymentWarnings } from '../../src/screens/payments/PaymentWarnings';
import { ProcessDialog } from '../../src/screens/payroll/ProcessDialog';
import { RecordRunPaymentDialog } from '../../src/screens/payroll/RecordRunPaymentDialog';
import { planBatch } from '../../src/screens/payrollBoard/batchPlan';
import { ExpenseDialog } from '../../src/screens/payrollBoard/ExpenseDialog';
import { RecordWeekDialog } from '../../src/screens/payrollBoard/RecordWeekDialog';
import { StartBatchDialog } from '../../src/screens/payrollBoard/StartBatchDialog';
import { LinkDialog } from '../../src/screens/people/LinkDialog';
import { TemporaryPasswordDialog } from '../../src/screens/people/TemporaryPasswordDialog';
import { DeductionsToTakeDialog } from '../../src/screens/plans/DeductionsToTakeDialog';
import { DeleteQueryDialog } from '../../src/screens/queries/DeleteQueryDialog';
import { ReceiptsToPayDialog } from '../../src/screens/receipts/ReceiptsToPayDialog';
import { AddPasskeyDialog } from '../../src/screens/secondFactor/AddPasskeyDialog';
import { RecoveryCodesDialog } from '../../src/screens/secondFactor/RecoveryCodesDialog';
import { SetUpAppDialog } from '../../src/screens/secondFactor/SetUpAppDialog';
import { SharedNumberDialog } from '../../src/screens/taxSeason/SharedNumberDialog';
import { ThresholdDialog } from '../../src/screens/taxSeason/ThresholdDialog';
import { EarningsDialog } from '../../src/screens/timeLogs/EarningsDialog';
import {
  fillIn,
  findAlike,
  findButtons,
  findDialog,
  findItems,
  keyboardUser,
  kindOf,
  labelOf,
  listComponents,
} from '../dialogKeys';
import { openScreen, visits } from '../everyScreen';
import { settle } from '../failingFields';
import { Leaving, markFocus, type Opened, Opener, openElement } from '../openElement';

// jsdom has no database for unsent entries.
vi.mock('../../src/kit/offline/queue', async (original) => ({
  ...(await original<typeof import('../../src/kit/offline/queue')>()),
  listEntries: async () => [],
  changeEntry: async () => undefined,
}));

const WEEK = '2026-11-09';
const TODAY = '2026-11-18';
const nothing = () => undefined;
const refused = async () => ({ ok: false as const, message: 'Nothing is done here.', issues: [] });

const person = { id: 'User_1', name: 'Sam Ash' };
const run = {
  id: 'PayrollRun_1',
  number: 7,
  userId: person.id,
  name: person.name,
  payDate: TODAY,
  net: 120.5,
};
const question = { shortfall: 'Less than proposed.', unusual: null, openDays: 'Friday is open.' };
const plan = planBatch({ ready: 1, basePay: 12_050, expenses: 0, deducted: 0, net: 12_050 }, []);
const day = { date: WEEK, worked: true, description: 'Allentown' };
const entry: Entry = {
  ...{ key: 'k', person: 'u', kind: 'day', content: day, state: 'waiting', mark: 'm', at: 0 },
};

/** Dialogs that no screen opens by a press alone, by name. */
const ELSEWHERE: Record<string, (close: () => void) => ReactNode> = {
  AddPasskeyDialog: (close) => <AddPasskeyDialog onDone={nothing} onClose={close} />,
  ConfirmIdentityDialog: (close) => <ConfirmIdentityDialog onConfirmed={nothing} onClose={close} />,
  CorrectPaymentDialog: (close) => <CorrectPaymentDialog id="run" number={7} today={TODAY} onClose={close} />,
  DeductionsToTakeDialog: (close) => (
    <DeductionsToTakeDialog
      {...{ person, deductions: [], taken: [], skipped: [], isLocked: false }}
      onSkip={nothing}
      onClose={close}
    />
  ),
  DeleteQueryDialog: (close) => (
    <DeleteQueryDialog id="query" name="Paid by month" onDeleted={nothing} onClose={close} />
  ),
  DirectDepositDialog: (close) => <DirectDepositDialog week={WEEK} today={TODAY} onClose={close} />,
  DrawerNav: (close) => <DrawerNav isOpen onClose={close} />,
  EarningsDialog: (close) => <EarningsDialog userId="u" year={2026} onClose={close} />,
  ExpenseDialog: (close) => (
    <ExpenseDialog
      name={person.name}
      days={[WEEK]}
      details={{ date: WEEK, category: 'FUEL', notes: '' }}
      onSave={nothing}
      onClose={close}
    />
  ),
  KeysDialog: (close) => <KeysDialog onClose={close} />,
  LinkDialog: (close) => (
    <LinkDialog title="Link" name={person.name} link="http://localhost/#t" hint="Once." onClose={close} />
  ),
  NewTokenDialog: (close) => <NewTokenDialog name="Export" token="cp_1" onClose={close} />,
  PaymentWarnings: (close) => <PaymentWarnings warnings={['Twice.']} isSent={false} onClose={close} />,
  ProcessDialog: (close) => <ProcessDialog {...question} onConfirm={nothing} onClose={close} />,
  ReceiptsToPayDialog: (close) => (
    <ReceiptsToPayDialog
      {...{ person, week: WEEK, receipts: [{ id: 'receipt', cents: 12_050 }], leftOut: [], isLocked: false }}
      onLeaveOut={nothing}
      onClose={close}
    />
  ),
  RecordRunPaymentDialog: (close) => (
    <RecordRunPaymentDialog run={run} today={TODAY} openDays={null} onClose={close} />
  ),
  RecordWeekDialog: (close) => (
    <RecordWeekDialog week={WEEK} today={TODAY} busy={false} record={refused} onClose={close} />
  ),
  RecoveryCodesDialog: (close) => <RecoveryCodesDialog codes={['1234-5678']} onClose={close} />,
  RefusalsDialog: (close) => (
    <RefusalsDialog
      refusals={[{ id: 'day', who: person.name, date: WEEK, message: 'Decided.' }]}
      onClose={close}
    />
  ),
  RejectDialog: (close) => <RejectDialog what="1 day" about="day" onReject={refused} onClose={close} />,
  SearchDialog: (close) => <SearchDialog onClose={close} onLeave={nothing} onKeys={nothing} />,
  SetUpAppDialog: (close) => <SetUpAppDialog onDone={nothing} onClose={close} />,
  SharedNumberDialog: (close) => (
    <SharedNumberDialog
      verdict="SAME_PERSON"
      people={[person, { id: 'User_2', name: 'Lee' }]}
      onClose={close}
    />
  ),
  StartBatchDialog: (close) => (
    <StartBatchDialog
      {...{ week: WEEK, payDate: TODAY, today: TODAY, plan }}
      onStarted={nothing}
      onConflict={nothing}
      onClose={close}
    />
  ),
  TemporaryPasswordDialog: (close) => (
    <TemporaryPasswordDialog name={person.name} password="Temp-1" onClose={close} />
  ),
  ThresholdDialog: (close) => <ThresholdDialog year={2026} threshold={null} onClose={close} />,
  WaitingDialog: (close) => <WaitingDialog entries={[entry]} onClose={close} />,
};

/** These show something only once: only their button closes them. */
const LOCKED = ['LinkDialog', 'NewTokenDialog', 'RecoveryCodesDialog', 'TemporaryPasswordDialog'];

/** Dialogs covered by another test, and why. */
const OTHER_TESTS: Record<string, string> = {
  AccountMenuList: 'asks where something waits to be sent: e2e/offline.test.ts',
  ReceiptPicture: 'needs a picture that has come: e2e/receipts.test.ts',
};

/** Records of other kinds than the schema's first values. */
const OTHER_RECORDS: { at: RegExp; of: string; samples: object }[] = [
  { at: /\/logs$/, of: 'acts with one entry', samples: { 'AuditAct.entryCount': 1 } },
  {
    at: /payroll\?/,
    of: 'a payroll before it is paid',
    samples: {
      'PayrollRun.status': 'PROCESSED',
      'PayrollRun.payment': null,
      'PayrollRun.awaitsApproval': false,
    },
  },
];

/** The components with an opened dialog. */
const opened = new Set<string>();
/** Kinds of controls that have been pressed, on any screen. */
const pressed = new Set<string>();

// A response with generated values may lack another part's fields; React renders it again and reports that here.
beforeAll(() => window.addEventListener('error', nothing));
afterAll(() => window.removeEventListener('error', nothing));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('print', nothing);
  vi.stubGlobal('open', () => null);
  // Missing in jsdom: window widths, scrolling lists, downloads.
  vi.stubGlobal('matchMedia', () => ({ addEventListener: nothing, removeEventListener: nothing }));
  Element.prototype.scrollIntoView = nothing;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

/** Presses the controls of a page and of its dialogs. Returns the problems. */
async function useByKeys(open: () => Promise<Opened>): Promise<string[]> {
  let page: Opened;
  const visit = async () => {
    cleanup();
    markFocus();
    page = await open();
  };
  // Skips parts that change by themselves, such as a job's progress.
  const user = keyboardUser(() => settle(page).catch(nothing));
  const wrong: string[] = [];

  async function look(way: string, opener: HTMLElement): Promise<void> {
    const dialog = findDialog()!;
    const components = listComponents(dialog);
    for (const name of components) opened.add(name);
    const isLocked = components.some((name) => LOCKED.includes(name));
    const issues = [...(await user.walk(dialog)), ...(await user.leave(dialog, opener, isLocked))];
    wrong.push(...issues.map((issue) => `${way}: ${issue}`));
    if (findDialog()) await visit();
  }

  /** Checks the dialog that opens, and then those that its buttons open. */
  async function follow(way: string, openDialog: () => Promise<HTMLElement | undefined>): Promise<void> {
    const opener = await openDialog();
    const dialog = findDialog();
    if (!opener || !dialog) return;
    const owners = listComponents(dialog).join(' ');
    const kinds = findButtons(dialog).map(kindOf);
    await look(way, opener);
    for (const kind of kinds) {
      const known = `${owners} ${kind}`;
      if (pressed.has(known) || /: (Cancel|Close|Done)$/.test(kind)) continue;
      pressed.add(known);
      const again = await openDialog();
      const within = findDialog();
      if (!again || !within) return;
      fillIn(within);
      const button = findAlike(kind, within);
      if (button) await user.press(button);
      const next = findDialog();
      if (next && listComponents(next).join(' ') !== owners)
        await look(`${way} > ${labelOf(button!)}`, again);
      await visit();
    }
  }

  /** Finds the control of this kind again, on a new page if it is gone. */
  async function find(kind: string): Promise<HTMLElement | undefined> {
    if (findDialog() || !findAlike(kind)) await visit();
    return findAlike(kind);
  }

  async function pressItems(kind: string, label: string): Promise<void> {
    const items = findItems().map(labelOf);
    await user.closeMenu();
    for (const [index, item] of items.entries()) {
      if (pressed.has(`${kind} > ${item}`)) continue;
      pressed.add(`${kind} > ${item}`);
      await follow(`${label} > ${item}`, async () => {
        const button = await find(kind);
        if (button) await user.press(button);
        const chosen = findItems()[index];
        if (chosen) await user.press(chosen);
        return button;
      });
      if (findItems().length > 0) await user.closeMenu();
    }
  }

  await visit();
  /** Menus may have other items on each page. */
  const here = new Set<string>();
  for (;;) {
    const button = findButtons().find(
      (each) => !here.has(kindOf(each)) && (each.ariaHasPopup === 'menu' || !pressed.has(kindOf(each))),
    );
    if (!button) return wrong;
    const kind = kindOf(button);
    const label = labelOf(button);
    here.add(kind);
    pressed.add(kind);
    const before = document.body.textContent;
    await user.press(button);
    if (findDialog())
      await follow(label, async () => {
        if (findDialog()) return button;
        const again = await find(kind);
        if (again) await user.press(again);
        return again;
      });
    else if (findItems().length > 0) await pressItems(kind, label);
    if (document.body.textContent !== before) await visit();
  }
}

const places = [
  ...visits.map((visit) => ({ ...visit, of: 'the first of its records', more: {} })),
  ...OTHER_RECORDS.flatMap(({ at, of, samples: more }) =>
    visits.filter(({ address }) => at.test(address)).map((visit) => ({ ...visit, of, more })),
  ),
];

describe.each(places)('the dialogs of $address for $role, with $of', ({ more, ...visit }) => {
  it('keep the focus, and return it', async () => {
    expect(await useByKeys(() => openScreen(visit, { samples: more }))).toEqual([]);
  });
});

describe('a dialog that opens elsewhere', () => {
  it.each(Object.entries(ELSEWHERE))('keeps the focus, and gives it back: %s', async (name, draw) => {
    for (const kind of pressed) if (kind.endsWith(': Open')) pressed.delete(kind);
    expect(await useByKeys(() => openElement(<Opener draw={draw} />))).toEqual([]);
    expect(opened).toContain(name);
  });

  it('keeps the focus, and returns it: in the frame, and before input is lost', async () => {
    expect(await useByKeys(() => openElement(<NoticeBell />))).toEqual([]);
    expect(await useByKeys(() => openElement(<Leaving />))).toEqual([]);
  });

  it('takes the focus and cannot be closed when the portal is locked', async () => {
    markFocus();
    const page = await openElement(<LockDialog />);
    const user = keyboardUser(() => settle(page));
    const dialog = findDialog()!;
    for (const component of listComponents(dialog)) opened.add(component);
    expect(await user.walk(dialog)).toEqual([]);
    expect(await user.leave(dialog, dialog, false)).toEqual(['it does not close']);
  });
});

it('opens every dialog that is in the code', () => {
  const sources = import.meta.glob<string>(['../../src/**/*.tsx', '!../../src/**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const frames = /<(?:DialogFrame|ConfirmDialog|FormDialog|QueryDialog|DialogSurface|OverlayDrawer)\b/;
  const unopened = Object.entries(sources).flatMap(([file, text]) => {
    const components = [...text.matchAll(/^(?:export )?function ([A-Z]\w+)/gm)].map(([, name]) => name!);
    const late = [...text.matchAll(/lazyDialog\(\s*async \(\) =>\s*\(await import\([^)]+\)\)\.(\w+)/g)];
    const isOpened = !frames.test(text) || components.some((name) => opened.has(name));
    return [
      ...(isOpened || components.some((name) => name in OTHER_TESTS) ? [] : [file]),
      ...late.flatMap(([, name]) => (opened.has(name!) ? [] : [name!])),
    ];
  });
  expect([...new Set(unopened)]).toEqual([]);
  expect(opened.size).toBeGreaterThan(80);
});
