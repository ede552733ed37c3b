/** What setting someone's day rate has in common, whatever the page then brings back. */
import type { SetPayRateInput } from '../../__generated__/useSetBoardRateMutation.graphql';
import type { Outcome } from '../../kit/relay/useMutation';

/** Sets a day rate, and whether it is being set. */
export type SetRate = readonly [set: (input: SetPayRateInput) => Promise<Outcome<unknown>>, isBusy: boolean];

export const setRateTexts = (name: string) => ({
  success: `Day rate of ${name} saved`,
  failure: 'Failed to save the day rate',
});
