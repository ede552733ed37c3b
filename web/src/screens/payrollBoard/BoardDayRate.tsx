import { SetDayRate } from '../people/SetDayRate';
import { useSetBoardRate } from './useSetBoardRate';

type BoardDayRateProps = { user: { readonly id: string; readonly name: string }; week: string };

/** Gives someone on the board a day rate: their row alone follows, and the figures of the week. */
export function BoardDayRate({ user, week }: BoardDayRateProps) {
  return <SetDayRate user={user} from={week} set={useSetBoardRate(user, week)} />;
}
