import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay, formatWeek } from 'rules/dayFormats';
import type { Payday_query$key } from '../../__generated__/Payday_query.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { PaydayActions } from './PaydayActions';
import { PaydayBatch } from './PaydayBatch';
import { PaydayPeople } from './PaydayPeople';
import { PaydaySteps } from './PaydaySteps';
import { paydayRow } from './paydayRow';
import { elsewhereText } from './paydayTexts';
import { useApproveDays } from './useApproveDays';
import { useRecordPayday } from './useRecordPayday';

const PaydayRunDialog = lazyDialog(async () => (await import('./PaydayRunDialog')).PaydayRunDialog);
const RecordWeekDialog = lazyDialog(
  async () => (await import('../payrollBoard/RecordWeekDialog')).RecordWeekDialog,
);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  // The longest owed comes first.
  before: {
    ...typographyStyles.body1Strong,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThickest} solid ${tokens.colorStatusWarningBorderActive}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  note: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

const boardOf = (week: string) => `/dashboard/payroll/week?week=${week}`;

/** The week to pay now: its four steps, the open issues, and the button for the next step. */
export function Payday({ query }: { query: Payday_query$key }) {
  const styles = useStyles();
  const { today, payday } = useFragment(
    graphql`
      fragment Payday_query on Query @throwOnFieldError {
        today
        payday {
          weekStart
          payDate
          unpaidElsewhere
          openWeeksBefore
          openWeekBefore
          steps {
            aboveLimit
            ...PaydaySteps_steps
          }
          totals {
            contractors
            ready
            basePay
            expenses
            totalPay
            deductions
            net
          }
          batch {
            id
            finishedAt
            ...PaydayBatch_batch
          }
          rows(first: 100, only: ATTENTION) {
            totalCount
            edges {
              node @catch(to: RESULT) {
                ...paydayRow_row
              }
            }
          }
          ...PaydayActions_board
        }
      }
    `,
    query,
  );
  const [opened, setOpened] = useState<'run' | 'record' | { readonly send: string } | null>(null);
  const { weekStart: week, payDate, steps, totals, batch, openWeeksBefore, openWeekBefore } = payday;
  const { rows: keys, failed } = extractRows(payday.rows);
  const rows = keys.map(paydayRow);
  const [approve, isApproving] = useApproveDays();
  const [record, isRecording] = useRecordPayday();
  const [watched, setWatched] = useState<string | null>(null);
  const close = () => setOpened(null);
  if (totals.contractors === 0)
    return (
      <Section title="This Payday">
        <EmptyState
          text="Payday starts with people."
          hint="Add your first contractor. Their days show up here, ready to approve and pay."
          action={<ButtonLink to="/dashboard/contractors">Add Your First Contractor</ButtonLink>}
        />
      </Section>
    );
  const isRunning = batch != null && !batch.finishedAt;
  return (
    <Section
      title="This Payday"
      description={`${formatWeek(week)} · Pay date ${formatDay(payDate)}`}
      actions={
        <ButtonLink size="small" appearance="subtle" to={boardOf(week)}>
          Whole Week
        </ButtonLink>
      }
    >
      <div className={styles.root}>
        {openWeekBefore && (
          <p className={styles.before}>
            {counted(openWeeksBefore, 'earlier week isn’t', 'earlier weeks aren’t')} fully paid. Latest:{' '}
            <TextLink isInText to={boardOf(openWeekBefore)}>
              {formatWeek(openWeekBefore)}
            </TextLink>
          </p>
        )}
        <PaydaySteps steps={steps} />
        <PaydayActions
          board={payday}
          rows={rows}
          total={payday.rows.totalCount}
          isApproving={isApproving}
          onApprove={approve}
          onRun={() => setOpened('run')}
          onRecord={() => setOpened('record')}
        />
        {batch && (isRunning || batch.id === watched) && <PaydayBatch key={batch.id} batch={batch} />}
        {payday.unpaidElsewhere > 0 && (
          <p className={styles.note}>
            {elsewhereText(payday.unpaidElsewhere)}{' '}
            <TextLink isInText to={`/dashboard/payroll?week=${week}`}>
              Process them one by one
            </TextLink>
          </p>
        )}
        <PaydayPeople
          rows={rows}
          failed={failed}
          total={payday.rows.totalCount}
          week={week}
          onApprove={approve}
          onSend={({ user }) => setOpened({ send: user.id })}
        />
      </div>
      {opened === 'run' && (
        <PaydayRunDialog
          week={week}
          payDate={payDate}
          totals={totals}
          onStarted={(batchId) => {
            setWatched(batchId);
            close();
          }}
          onClose={close}
        />
      )}
      {opened !== null && opened !== 'run' && (
        <RecordWeekDialog
          week={week}
          today={today}
          only={opened === 'record' ? undefined : opened.send}
          except={steps.aboveLimit}
          busy={isRecording}
          record={record}
          onClose={close}
        />
      )}
    </Section>
  );
}
