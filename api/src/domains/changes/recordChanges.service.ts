/** The feed of changed records, for scripts that keep a copy. */
import type { Range } from '../../graph/keyset.ts';
import { asc, type Place, type SortOrder } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { ChangeTopic } from '../../platform/db/generated/client/enums.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { earlier, later, ofTopics, pages } from './recordChanges.sql.ts';

/** Changes that were numbered together share a position. */
export const ORDER: SortOrder = [
  asc.bigInteger('position'),
  asc.word('topic', Object.values(ChangeTopic)),
  asc.key('recordId'),
];

export type RecordChange = AnswerOf<typeof pages.oldest>[number];

const toPlace = ([position, topic, id]: Place) => ({
  position: BigInt(String(position)),
  topic: topic as ChangeTopic,
  id: String(id),
});

/** Some changes of these topics, in order. */
export function readChanges(
  context: Context,
  topics: readonly ChangeTopic[],
  { after, before, limit, inverted }: Range,
): Promise<RecordChange[]> {
  const between = [...(after ? [later(toPlace(after))] : []), ...(before ? [earlier(toPlace(before))] : [])];
  const page = inverted ? pages.newest : pages.oldest;
  return context.sql.read(context, page({ filter: [ofTopics({ topics })], between, take: limit }));
}
