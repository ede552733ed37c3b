import { useEffect, useMemo, useState } from 'react';
import { counted } from '../../kit/lib/labels';
import { useSessionUser } from '../../kit/session/sessionStore';
import { type ExpenseDetails, knownRow } from './batchPlan';
import { type BoardDraft, refreshed, withoutEdits, withPay, withTouch } from './boardDraft';
import type { BoardRow } from './boardRow';
import { keepDraft, readDraft } from './draftStore';
import { type CellErrors, cellName, type PastedRows } from './pasteRows';

type BoardState = {
  readonly week: string;
  readonly draft: BoardDraft;
  readonly errors: CellErrors;
  /** The result of a paste, and the previous amounts: typing has the browser's undo, a paste has this. */
  readonly paste: { readonly text: string; readonly former: BoardDraft } | null;
};

/** The manager's edits of a week before it is paid, kept in the tab. */
export function useBoardDraft(week: string) {
  const { id: viewerId } = useSessionUser();
  const read = (): BoardState => ({ week, draft: readDraft({ viewerId, week }), errors: {}, paste: null });
  const [boardState, setBoardState] = useState(read);
  // Another week on the same screen has its own draft.
  if (boardState.week !== week) setBoardState(read);
  useEffect(
    () => keepDraft({ viewerId, week: boardState.week }, boardState.draft),
    [viewerId, boardState.week, boardState.draft],
  );

  // A stable object, so that unchanged rows are not rendered again.
  const acts = useMemo(() => {
    const change = (next: (draft: BoardDraft) => BoardDraft, response?: string) =>
      setBoardState((current) => {
        const { [response ?? '']: _gone, ...others } = current.errors;
        return { ...current, draft: next(current.draft), errors: others, paste: null };
      });
    return {
      setPay: (row: BoardRow, date: string, amount: string) =>
        change((draft) => withPay(draft, knownRow(row), date, amount), cellName(row.user.id, date)),
      setExpenses: (row: BoardRow, expenses: string) =>
        change((draft) => withTouch(draft, knownRow(row), { expenses }), cellName(row.user.id, 'expenses')),
      setDetails: (row: BoardRow, details: ExpenseDetails) =>
        change((draft) => withTouch(draft, knownRow(row), { details })),
      setLeftOut: (row: BoardRow, leftOut: readonly string[]) =>
        change((draft) => withTouch(draft, knownRow(row), { leftOut })),
      setSkipped: (row: BoardRow, skipped: readonly string[]) =>
        change((draft) => withTouch(draft, knownRow(row), { skipped })),
      setIncluded: (row: BoardRow, isIncluded: boolean) =>
        change((draft) => withTouch(draft, knownRow(row), { isIncluded })),
      reset: (row: BoardRow) => change((draft) => withoutEdits(draft, knownRow(row))),
      setPayDate: (payDate: string | null) => change((draft) => ({ ...draft, payDate })),
      paste: (pasted: PastedRows) =>
        setBoardState((current) => ({
          ...current,
          draft: pasted.draft,
          errors: pasted.errors,
          paste: { text: pasteText(pasted), former: current.draft },
        })),
      undoPaste: () =>
        setBoardState((current) =>
          current.paste ? { ...current, draft: current.paste.former, errors: {}, paste: null } : current,
        ),
      /** Merges the server's new data; `isAll` when these are all rows of the week. */
      refresh: (rows: readonly BoardRow[], isAll: boolean) =>
        setBoardState((current) => {
          const draft = refreshed(current.draft, rows, isAll);
          return draft === current.draft ? current : { ...current, draft, paste: null };
        }),
    };
  }, []);
  return { ...boardState, acts };
}

export type DraftActs = ReturnType<typeof useBoardDraft>['acts'];

function pasteText({ passedOver, leftOver }: PastedRows): string {
  const told = [
    ...(passedOver > 0 ? [`Skipped ${counted(passedOver, 'locked row')}.`] : []),
    ...(leftOver > 0 ? [`${counted(leftOver, 'row')} didn’t fit on the page.`] : []),
  ];
  return ['Pasted.', ...told].join(' ');
}
