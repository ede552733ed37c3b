/** What changed since a script last asked. */
import { encodeId } from 'rules/ids';
import { CONTRACTOR_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { rangePage } from '../../graph/keyset.ts';
import { wrongArgument } from '../../graph/wrongArgument.ts';
import { ChangeTopic } from '../../platform/db/generated/client/enums.ts';
import { journalNumber } from '../ledger/journalNumber.ts';
import { ORDER, type RecordChange as RecordChangeShape, readChanges } from './recordChanges.service.ts';
import { assertTopics, TOPICS } from './topics.ts';

const ChangeTopicEnum = builder.enumType('ChangeTopic', {
  description: 'What kind of record changed.',
  values: Object.fromEntries(
    Object.values(ChangeTopic).map((topic) => [topic, { description: TOPICS[topic].description }]),
  ) as Record<ChangeTopic, { description: string }>,
});

const RecordChangeKindEnum = builder.enumType('RecordChangeKind', {
  description: 'What to do with a copy of a record.',
  values: {
    CHANGED: { description: 'The record is new or changed: read it again.' },
    DELETED: { description: 'The record is gone: remove it.' },
  } as const,
});

const RecordChange = builder.objectRef<RecordChangeShape>('RecordChange').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'Says that a record changed: which one, not what changed about it.',
  // Guarded by the list, topic by topic.
  authScopes: { anyRole: CONTRACTOR_READERS },
  fields: (t) => ({
    topic: t.expose('topic', { type: ChangeTopicEnum, description: 'What kind of record it is.' }),
    kind: t.field({
      type: RecordChangeKindEnum,
      description: 'Whether the record is still there.',
      resolve: ({ isDeleted }) => (isDeleted ? 'DELETED' : 'CHANGED'),
    }),
    recordId: t.id({
      description: 'The id of the record; `nodes` reads up to fifty at once, except entries of the ledger.',
      resolve: ({ topic, recordId }) => encodeId(TOPICS[topic].typename, recordId),
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'When it last changed, by the clock of the database.',
      resolve: ({ changedAt }) => new Date(changedAt),
    }),
    journalNo: t.string({
      nullable: true,
      description: 'The Journal No of an entry of the ledger, such as L-41; null for other records.',
      resolve: ({ sequence }) => (sequence === null ? null : journalNumber(sequence)),
    }),
  }),
});

const RecordChangeConnection = builder.connectionObject(
  { type: RecordChange, name: 'RecordChangeConnection' },
  { name: 'RecordChangeEdge' },
);

builder.queryField('changes', (t) =>
  t.connection(
    {
      type: RecordChange,
      tokenScope: 'ANY_TOKEN',
      authScopes: { anyRole: CONTRACTOR_READERS },
      description:
        'Records that changed or were deleted, in the order in which their changes became final: each once, at its last change, a second or so later. Send the last cursor as `after` to continue: none is skipped.',
      args: {
        topics: t.arg({
          type: [ChangeTopicEnum],
          required: true,
          description: 'The kinds of records; one that the viewer or the token may not read is refused.',
        }),
        since: t.arg({
          type: 'DateTime',
          description: 'Only records that changed at this time or later; all changes if left out.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const { topics } = args;
        if (topics.length === 0) throw wrongArgument('topics', 'topics must name at least one topic.');
        assertTopics(context, topics);
        return rangePage(args, { info, order: ORDER, numbered: false }, (range) =>
          readChanges(context, args, range),
        );
      },
    },
    RecordChangeConnection,
  ),
);
