import { SetDayRate } from '../people/SetDayRate';
import { useSetPaydayRate } from './useSetPaydayRate';

type PaydayRateProps = { user: { readonly id: string; readonly name: string }; week: string };

/** Enters a missing day rate. */
export function PaydayRate({ user, week }: PaydayRateProps) {
  return <SetDayRate user={user} from={week} set={useSetPaydayRate(user.name)} />;
}
