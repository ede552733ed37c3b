import { SetDayRate } from '../people/SetDayRate';
import { useSetBoardRate } from './useSetBoardRate';

type BoardDayRateProps = { user: { readonly id: string; readonly name: string }; week: string };

/** Sets the day rate of someone on the board: only their row and the week's figures update. */
export function BoardDayRate({ user, week }: BoardDayRateProps) {
  return <SetDayRate user={user} from={week} set={useSetBoardRate(user, week)} />;
}
