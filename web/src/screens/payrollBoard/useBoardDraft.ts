import { useEffect, useMemo, useState } from 'react';
import { counted } from '../../kit/lib/labels';
import { useSessionUser } from '../../kit/session/sessionStore';
import { knownRow } from './batchPlan';
import { type BoardDraft, refreshed, withoutEdits, withPay, withTouch } from './boardDraft';
import type { BoardRow } from './boardRow';
import { keepDraft, readDraft } from './draftStore';
import { type CellFaults, cellName, type PastedRows } from './pasteRows';

type Held = {
  readonly week: string;
  readonly draft: BoardDraft;
  readonly faults: CellFaults;
  /** What a paste did, and what stood there before: typing has the browser's undo, a paste has this. */
  readonly paste: { readonly text: string; readonly former: BoardDraft } | null;
};

/** The manager's work on a week before it is paid, kept in the tab. */
export function useBoardDraft(week: string) {
  const { id: viewerId } = useSessionUser();
  const read = (): Held => ({ week, draft: readDraft({ viewerId, week }), faults: {}, paste: null });
  const [held, setHeld] = useState(read);
  // Another week under the same screen has a draft of its own.
  if (held.week !== week) setHeld(read);
  useEffect(() => keepDraft({ viewerId, week: held.week }, held.draft), [viewerId, held.week, held.draft]);

  // One object for good: rows that nothing happened to are not drawn again.
  const acts = useMemo(() => {
    const change = (next: (draft: BoardDraft) => BoardDraft, answered?: string) =>
      setHeld((current) => {
        const { [answered ?? '']: _gone, ...others } = current.faults;
        return { ...current, draft: next(current.draft), faults: others, paste: null };
      });
    return {
      setPay: (row: BoardRow, date: string, amount: string) =>
        change((draft) => withPay(draft, knownRow(row), date, amount), cellName(row.user.id, date)),
      setExpenses: (row: BoardRow, expenses: string) =>
        change((draft) => withTouch(draft, knownRow(row), { expenses }), cellName(row.user.id, 'expenses')),
      setIncluded: (row: BoardRow, isIncluded: boolean) =>
        change((draft) => withTouch(draft, knownRow(row), { isIncluded })),
      reset: (row: BoardRow) => change((draft) => withoutEdits(draft, knownRow(row))),
      setPayDate: (payDate: string | null) => change((draft) => ({ ...draft, payDate })),
      paste: (pasted: PastedRows) =>
        setHeld((current) => ({
          ...current,
          draft: pasted.draft,
          faults: pasted.faults,
          paste: { text: pasteText(pasted), former: current.draft },
        })),
      undoPaste: () =>
        setHeld((current) =>
          current.paste ? { ...current, draft: current.paste.former, faults: {}, paste: null } : current,
        ),
      /** Goes with what the server says now; `isAll` when these are all rows of the week. */
      refresh: (rows: readonly BoardRow[], isAll: boolean) =>
        setHeld((current) => {
          const draft = refreshed(current.draft, rows, isAll);
          return draft === current.draft ? current : { ...current, draft, paste: null };
        }),
    };
  }, []);
  return { ...held, acts };
}

export type DraftActs = ReturnType<typeof useBoardDraft>['acts'];

function pasteText({ passedOver, leftOver }: PastedRows): string {
  const told = [
    ...(passedOver > 0 ? [`${counted(passedOver, 'row')} that cannot be changed passed over.`] : []),
    ...(leftOver > 0 ? [`${counted(leftOver, 'row')} did not fit on the page.`] : []),
  ];
  return ['Pasted.', ...told].join(' ');
}
