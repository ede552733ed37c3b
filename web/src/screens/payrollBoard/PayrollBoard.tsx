import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readCents } from 'rules/amounts';
import type { PayrollBoard_board$key } from '../../__generated__/PayrollBoard_board.graphql';
import type { PayrollBoard_figures$key } from '../../__generated__/PayrollBoard_figures.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { lazyPart } from '../../kit/ui/lazyPart';
import { notify } from '../../kit/ui/notify';
import { Section } from '../../kit/ui/Section';
import { useFilters } from '../../kit/ui/useFilters';
import { BoardCards } from './BoardCards';
import { BoardFilterBar } from './BoardFilterBar';
import { BoardFooter } from './BoardFooter';
import { BoardRows } from './BoardRows';
import { BoardToolbar } from './BoardToolbar';
import { type BatchPlan, planBatch } from './batchPlan';
import { batchRefusals, type Refusals } from './batchRefusals';
import { boardFilters } from './boardFilters';
import { boardRow } from './boardRow';
import { ExportBoardButton } from './ExportBoardButton';
import { PasteNotice } from './PasteNotice';
import { awaitingApproval, EVERYBODY_PAID, nobodyToPay, paidElsewhere } from './planTexts';
import { useBoardDraft } from './useBoardDraft';
import { useFigures } from './useFigures';
import { useRecordWeekPayments } from './useRecordWeekPayments';
import { useWeekChoice } from './useWeekChoice';

// A week has one only once payroll has run for it.
const BatchPanel = lazyPart(async () => (await import('./BatchPanel')).BatchPanel);
const RecordWeekDialog = lazyDialog(async () => (await import('./RecordWeekDialog')).RecordWeekDialog);
const StartBatchDialog = lazyDialog(async () => (await import('./StartBatchDialog')).StartBatchDialog);

// What a batch's stream brings up to date.
graphql`
  fragment PayrollBoard_batch on PayrollBatch {
    id
    finishedAt
    ...batchRefusals_batch
    ...BatchPanel_batch
  }
`;

type PayrollBoardProps = { board: PayrollBoard_board$key; today: string };

const noRefusals: Refusals = { messages: new Map(), more: 0 };

/** The week with everyone in it: the server's proposals, the manager's changes, and the one button. */
export function PayrollBoard({ today, ...props }: PayrollBoardProps) {
  const board = useFragment(
    graphql`
      fragment PayrollBoard_board on PayrollBoard
      @throwOnFieldError
      @refetchable(queryName: "PayrollBoardRefetchQuery") {
        id
        weekStart
        ...PayrollBoard_figures
        rows(first: $first, after: $after, search: $search, only: $only) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...boardRow_row
            }
          }
        }
        batch {
          ...PayrollBoard_batch @relay(mask: false)
        }
      }
    `,
    props.board,
  );
  const figures = useFragment<PayrollBoard_figures$key>(
    graphql`
      fragment PayrollBoard_figures on PayrollBoard @throwOnFieldError {
        payDate
        viewerCanProcess
        reason
        isEverybodyPaid
        unpaidElsewhere
        steps {
          awaitingPeople
          aboveLimit
          ...BoardFooter_steps
          ...BoardCards_steps
        }
        totals {
          contractors
          ready
          held
          processed
          basePay
          expenses
          deductions
          net
          ...BoardCards_totals
        }
      }
    `,
    board,
  );
  const { weekStart: week, batch } = board;
  const { totals } = figures;
  const refusals = batch ? batchRefusals(batch) : noRefusals;
  const { rows, failed } = useMemo(() => {
    const { rows: keys, failed } = extractRows(board.rows);
    return { rows: keys.map(boardRow), failed };
  }, [board.rows]);
  const [{ search, only }] = useFilters(boardFilters);
  const choice = useWeekChoice(week);
  const { draft, errors, paste, acts } = useBoardDraft(week);
  const { reload, isReloading } = useFigures({ id: board.id, week, rows, draft, acts });
  // The figures stay as they were when the dialog opened, whatever arrives about the week meanwhile.
  const [confirming, setConfirming] = useState<BatchPlan | null>(null);
  const [isRecordOpen, setRecordOpen] = useState(false);
  const [record, isRecording] = useRecordWeekPayments(week);
  const [conflict, setConflict] = useState<{ week: string; message: string } | null>(null);

  const plan = planBatch(
    {
      ready: totals.ready,
      basePay: readCents(totals.basePay),
      expenses: readCents(totals.expenses),
      deducted: readCents(totals.deductions),
      net: readCents(totals.net),
    },
    Object.values(draft.rows),
  );
  const hasNoDays =
    !figures.reason && totals.contractors > 0 && totals.ready + totals.held + totals.processed === 0;
  const payDate = draft.payDate ?? figures.payDate;
  const refusal =
    figures.reason ??
    plan.error ??
    (plan.contractors === 0 ? nobodyToPay({ ...totals, isEverybodyPaid: figures.isEverybodyPaid }) : null);
  const reloadFigures = async () => {
    if (!(await reload())) return;
    setConflict(null);
    notify.info('Figures are up to date. Your edits are still here.');
  };

  return (
    <>
      <BoardToolbar
        week={choice.shown}
        today={today}
        onWeek={choice.choose}
        proposed={figures.payDate}
        chosen={draft.payDate}
        onPayDate={acts.setPayDate}
        isLocked={!figures.viewerCanProcess}
      />
      {totals.contractors > 0 && <BoardCards week={week} totals={totals} steps={figures.steps} />}
      {batch && (
        <Suspense>
          <BatchPanel key={batch.id} batch={batch} refusals={refusals} onFinished={() => void reload()} />
        </Suspense>
      )}
      <Section flush>
        {totals.contractors > 0 && (
          <BoardFilterBar>
            <ExportBoardButton week={week} draft={draft} />
          </BoardFilterBar>
        )}
        {figures.isEverybodyPaid && (
          <MessageBar intent="success" layout="multiline">
            <MessageBarBody>{EVERYBODY_PAID}</MessageBarBody>
          </MessageBar>
        )}
        {figures.steps.awaitingPeople > 0 && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>{awaitingApproval(figures.steps.awaitingPeople)}</MessageBarBody>
          </MessageBar>
        )}
        {figures.unpaidElsewhere > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{paidElsewhere(figures.unpaidElsewhere)}</MessageBarBody>
          </MessageBar>
        )}
        <PasteNotice text={paste?.text ?? null} onUndo={acts.undoPaste} />
        <BoardRows
          week={week}
          rows={rows}
          failed={failed}
          total={board.rows.totalCount}
          hasContractors={totals.contractors > 0}
          draft={draft}
          errors={errors}
          acts={acts}
          today={today}
          isLocked={!figures.viewerCanProcess}
          isPending={choice.isPending}
          refusals={refusals.messages}
        />
        <BoardFooter
          plan={plan}
          steps={figures.steps}
          refusal={refusal}
          isEmpty={totals.contractors === 0}
          hasNoDays={hasNoDays}
          isRunning={batch !== null && batch !== undefined && !batch.finishedAt}
          conflict={conflict?.week === week ? conflict.message : null}
          isFiltered={search !== '' || only !== null}
          isReloading={isReloading}
          onReload={reloadFigures}
          onPay={() => setConfirming(plan)}
          onRecord={() => setRecordOpen(true)}
        />
      </Section>
      {confirming && (
        <StartBatchDialog
          week={week}
          payDate={payDate}
          today={today}
          plan={confirming}
          onStarted={() => {
            setConfirming(null);
            setConflict(null);
          }}
          onConflict={(message) => {
            setConfirming(null);
            setConflict({ week, message });
          }}
          onClose={() => setConfirming(null)}
        />
      )}
      {isRecordOpen && (
        <RecordWeekDialog
          week={week}
          today={today}
          except={figures.steps.aboveLimit}
          busy={isRecording}
          record={record}
          onClose={() => setRecordOpen(false)}
        />
      )}
    </>
  );
}
