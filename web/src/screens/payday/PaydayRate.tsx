import { SetDayRate } from '../people/SetDayRate';
import { useSetPaydayRate } from './useSetPaydayRate';

type PaydayRateProps = { user: { readonly id: string; readonly name: string }; week: string };

/** Gives someone a day rate where it is missed. */
export function PaydayRate({ user, week }: PaydayRateProps) {
  return <SetDayRate user={user} from={week} set={useSetPaydayRate(user.name)} />;
}
