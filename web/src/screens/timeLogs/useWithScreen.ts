import { useCallback } from 'react';
import type { TimeLogsScreenQuery } from '../../__generated__/TimeLogsScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';

type Variables = TimeLogsScreenQuery['variables'];

/** The mutation by its input alone: it brings the screen along as it is filtered then. */
export function useWithScreen<Input, Outcome>(
  run: (variables: Variables & { readonly input: Input }) => Promise<Outcome>,
): (input: Input) => Promise<Outcome> {
  const variables = useScreenVariables<TimeLogsScreenQuery>();
  return useCallback((input) => run({ ...variables(), input }), [run, variables]);
}
