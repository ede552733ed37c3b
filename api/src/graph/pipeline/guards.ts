/**
 * Every guard between a request and the fields of the schema: the one list, in order. What is not in it does not run,
 * over any way in (`guards.matrix.test.ts`). Who may do what with which record is the schema's own affair.
 *
 * A text and a known operation meet the guards as they are listed. A REST route meets those that run at the `start`
 * first and those of its `input` next: an anonymous caller learns nothing from a malformed body.
 */
import type { GraphQLSchema } from 'graphql';
import type { Guard, Stage, WayIn } from './guard.ts';
import { aliasLimit } from './guards/aliasLimit.ts';
import { budget } from './guards/budget.ts';
import { checkIds } from './guards/checkIds.ts';
import { cleanText } from './guards/cleanText.ts';
import { conditionalSubscription } from './guards/conditionalSubscription.ts';
import { costLimit } from './guards/costLimit.ts';
import { deadline } from './guards/deadline.ts';
import { depthLimit } from './guards/depthLimit.ts';
import { documentTurns } from './guards/documentTurns.ts';
import { freshViewers } from './guards/freshViewers.ts';
import { hints } from './guards/hints.ts';
import { introspection } from './guards/introspection.ts';
import { masking } from './guards/masking.ts';
import { pageCost } from './guards/pageCost.ts';
import { preauthorize } from './guards/preauthorize.ts';
import { tokenLimit } from './guards/tokenLimit.ts';
import { tokenScope } from './guards/tokenScope.ts';
import { turns } from './guards/turns.ts';

export interface Row {
  name: string;
  guard: Guard;
  over: readonly WayIn[];
}

const EVERY_WAY = ['text', 'persisted', 'rest'] as const;
/** The portal's own documents are checked against these by a test, once, and not on every request. */
const TEXTS = ['text'] as const;

export const GUARDS = [
  { name: 'cleanText', guard: cleanText, over: EVERY_WAY },
  { name: 'tokenLimit', guard: tokenLimit, over: TEXTS },
  { name: 'depthLimit', guard: depthLimit, over: TEXTS },
  { name: 'aliasLimit', guard: aliasLimit, over: TEXTS },
  { name: 'costLimit', guard: costLimit, over: TEXTS },
  // A route bounds its pages itself, and a test checks the largest against the limit.
  { name: 'pageCost', guard: pageCost, over: ['text', 'persisted'] },
  { name: 'introspection', guard: introspection, over: TEXTS },
  { name: 'tokenScope', guard: tokenScope, over: EVERY_WAY },
  // GraphQL reads all input before it applies any field's rule; a route has a body to read first.
  { name: 'preauthorize', guard: preauthorize, over: ['rest'] },
  // The others do not subscribe.
  { name: 'conditionalSubscription', guard: conditionalSubscription, over: TEXTS },
  { name: 'turns', guard: turns, over: EVERY_WAY },
  { name: 'budget', guard: budget, over: EVERY_WAY },
  { name: 'deadline', guard: deadline, over: EVERY_WAY },
  { name: 'checkIds', guard: checkIds, over: EVERY_WAY },
  { name: 'documentTurns', guard: documentTurns, over: EVERY_WAY },
  // A route is one mutation.
  { name: 'freshViewers', guard: freshViewers, over: ['text', 'persisted'] },
  // A route knows who asks before it reads what is asked.
  { name: 'hints', guard: hints, over: ['text', 'persisted'] },
  { name: 'masking', guard: masking, over: EVERY_WAY },
] as const satisfies readonly Row[];

/** The guards that run at a stage over a way in. */
export const guardsAt = <At extends Stage>(stage: At, way: WayIn): Guard<At>[] =>
  (GUARDS as readonly Row[]).flatMap(({ guard, over }) =>
    guard.runs === stage && over.includes(way) ? (guard as unknown as Guard<At>) : [],
  );

/** Puts the guards of fields in front of them, the first outermost. The schema is the same over every way in. */
export const guardFields = (schema: GraphQLSchema): GraphQLSchema =>
  (GUARDS as readonly Row[]).reduceRight(
    (guarded, { guard }) => (guard.runs === 'field' ? guard.guard(guarded) : guarded),
    schema,
  );
