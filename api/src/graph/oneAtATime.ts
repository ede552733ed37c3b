/** What is too much work for every row of a list: it is asked of one record at a time. */
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';

/** Throws where the field is asked of a record that is in a list. */
export function assertOneAtATime(info: GraphQLResolveInfo, what: string): void {
  for (let step = info.path.prev; step; step = step.prev)
    if (typeof step.key === 'number')
      throw new GraphQLError(`Ask for ${info.fieldName} of one ${what} at a time, not in a list.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
}
