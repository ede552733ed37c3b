import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate } from 'react-router-dom';
import { previousWeek } from 'rules/weekChoice';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { useFilters } from '../../kit/ui/useFilters';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { PayrollTabs } from '../payroll/PayrollTabs';
import { BoardCardsFrame } from './BoardCards';
import { boardFilters } from './boardFilters';
import { PayrollBoard } from './PayrollBoard';

type Props = ScreenProps<PayrollBoardScreenQuery>;

const ROWS = 12;

const useStyles = makeStyles({
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalM,
  },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** The Week tab of payroll: everyone's week in one sitting. */
export function PayrollBoardScreen({ queryRef }: Props) {
  return (
    <Screen title="Payroll & Tax Management">
      <PayrollTabs tab="week">
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load the payroll board"
          loading={<PayrollBoardSkeleton />}
        >
          <Loaded queryRef={queryRef} />
        </ScreenRegion>
      </PayrollTabs>
    </Screen>
  );
}

function Loaded({ queryRef }: Props) {
  const { today, payrollBoard } = usePreloadedQuery<PayrollBoardScreenQuery>(
    // The placeholder for 'none' never reaches the server's resolvers, because the board is left out with it.
    graphql`
      query PayrollBoardScreenQuery(
        $week: Date = "2001-01-01"
        $hasWeek: Boolean!
        $first: Int!
        $after: String
        $search: String
        $only: PayrollBoardFilter
      ) @throwOnFieldError {
        today
        payrollBoard(weekStart: $week) @include(if: $hasWeek) {
          weekStart
          ...PayrollBoard_board
        }
      }
    `,
    queryRef,
  );
  const [filters] = useFilters(boardFilters);
  // Only the server knows the previous week, so an address without a week gets it here.
  if (!payrollBoard) {
    const search = String(boardFilters.write({ ...filters, week: previousWeek(today) }));
    return <Navigate replace to={{ search }} />;
  }
  return <PayrollBoard key={payrollBoard.weekStart} board={payrollBoard} today={today} />;
}

/** The board while its first data is loading: its week, its numbers, and rows down to the end of the window. */
function PayrollBoardSkeleton() {
  const styles = useStyles();
  return (
    <>
      <div className={styles.toolbar}>
        <SkeletonBlock width="320px" height="58px" />
        <SkeletonBlock width="180px" height="58px" />
      </div>
      <BoardCardsFrame />
      <Section>
        <div role="status" className={styles.rows}>
          <VisuallyHidden>Loading the payroll board...</VisuallyHidden>
          {Array.from({ length: ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
            <SkeletonBlock key={row} height="44px" />
          ))}
        </div>
      </Section>
    </>
  );
}
