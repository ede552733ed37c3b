/** The feed of changed records, for scripts that keep a copy. */
import type { Range } from '../../graph/keyset.ts';
import { asc, type Place, type SortOrder } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { ChangeTopic } from '../../platform/db/generated/client/enums.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { changedSince, earlier, later, ofTopics, pages } from './recordChanges.sql.ts';

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

/** Some changes of these topics, at a time or later if one is given, in order. */
export function readChanges(
  context: Context,
  { topics, since }: { topics: readonly ChangeTopic[]; since?: Date | null | undefined },
  { after, before, limit, inverted }: Range,
): Promise<RecordChange[]> {
  const between = [...(after ? [later(toPlace(after))] : []), ...(before ? [earlier(toPlace(before))] : [])];
  const page = inverted ? pages.newest : pages.oldest;
  const filter = [ofTopics({ topics }), ...(since ? [changedSince({ at: since })] : [])];
  return context.sql.read(context, page({ filter, between, take: limit }));
}
