import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { Navigate } from 'react-router-dom';
import { previousWeek } from 'rules/weekChoice';
import type { PayrollBoardScreen_refresh$key } from '../../__generated__/PayrollBoardScreen_refresh.graphql';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Screen } from '../../kit/ui/Screen';
import { useFilters } from '../../kit/ui/useFilters';
import { PayrollTabs } from '../payroll/PayrollTabs';
import { boardFilters } from './boardFilters';
import { PayrollBoard } from './PayrollBoard';
import { PayrollBoardSkeleton } from './PayrollBoardSkeleton';

type Props = ScreenProps<PayrollBoardScreenQuery>;

/** The Week tab of payroll: everyone's week in one sitting. */
export function PayrollBoardScreen({ queryRef }: Props) {
  return (
    <Screen title="Payroll & Tax Management">
      <PayrollTabs tab="week">
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load the payroll of the week"
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
          ...PayrollBoardScreen_refresh
        }
      }
    `,
    queryRef,
  );
  const shown = useFragment<PayrollBoardScreen_refresh$key>(
    graphql`
      fragment PayrollBoardScreen_refresh on PayrollBoard
      @argumentDefinitions(list: { type: "Boolean!", defaultValue: true }) {
        ...PayrollBoard_figures
        ...PayrollBoard_board @include(if: $list) @alias(as: "board")
      }
    `,
    payrollBoard,
  );
  const [filters] = useFilters(boardFilters);
  // Only the server knows the previous week, so an address without a week gets it here.
  if (!payrollBoard || !shown?.board) {
    const search = String(boardFilters.write({ ...filters, week: previousWeek(today) }));
    return (
      <>
        <PayrollBoardSkeleton />
        <Navigate replace to={{ search }} />
      </>
    );
  }
  return <PayrollBoard key={payrollBoard.weekStart} board={shown.board} today={today} />;
}
