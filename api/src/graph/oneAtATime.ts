/** Fields that are too expensive for every row of a list can be queried only for one record at a time. */
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';

/** Throws if the field is selected on a record in a list. */
export function assertOneAtATime(info: GraphQLResolveInfo, what: string): void {
  for (let step = info.path.prev; step; step = step.prev)
    if (typeof step.key === 'number')
      throw new GraphQLError(`Ask for ${info.fieldName} of one ${what} at a time, not in a list.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
}
