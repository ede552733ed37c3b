/** Shared by all ways of setting someone's day rate, regardless of what the page refetches. */
import type { SetPayRateInput } from '../../__generated__/useSetBoardRateMutation.graphql';
import type { Outcome } from '../../kit/relay/useMutation';

/** Sets a day rate, and whether that is under way. */
export type SetRate = readonly [set: (input: SetPayRateInput) => Promise<Outcome<unknown>>, isBusy: boolean];

export const setRateTexts = (name: string) => ({
  success: `Day rate of ${name} saved`,
  failure: 'Failed to save the day rate',
});
