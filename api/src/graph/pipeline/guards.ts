/**
 * Every guard between a request and the schema's fields, in order. A guard that is not on this list runs on no way in
 * (`guards.matrix.test.ts`). The schema itself decides who can do what with which record.
 *
 * A text and a known operation pass the guards in this order. A REST route passes the `start` guards first and then the
 * `input` guards, so that an anonymous caller learns nothing from a malformed body.
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
/** A test checks the portal's own documents against these once, so not every request has to. */
const TEXTS = ['text'] as const;

export const GUARDS = [
  { name: 'cleanText', guard: cleanText, over: EVERY_WAY },
  { name: 'tokenLimit', guard: tokenLimit, over: TEXTS },
  { name: 'depthLimit', guard: depthLimit, over: TEXTS },
  { name: 'aliasLimit', guard: aliasLimit, over: TEXTS },
  { name: 'costLimit', guard: costLimit, over: TEXTS },
  // A route limits its own pages, and a test checks the largest against the cost limit.
  { name: 'pageCost', guard: pageCost, over: ['text', 'persisted'] },
  { name: 'introspection', guard: introspection, over: TEXTS },
  { name: 'tokenScope', guard: tokenScope, over: EVERY_WAY },
  // GraphQL reads all input before it applies any field's rules. A route must check before it reads the body.
  { name: 'preauthorize', guard: preauthorize, over: ['rest'] },
  // The other ways in have no subscriptions.
  { name: 'conditionalSubscription', guard: conditionalSubscription, over: TEXTS },
  { name: 'turns', guard: turns, over: EVERY_WAY },
  { name: 'budget', guard: budget, over: EVERY_WAY },
  { name: 'deadline', guard: deadline, over: EVERY_WAY },
  { name: 'checkIds', guard: checkIds, over: EVERY_WAY },
  { name: 'documentTurns', guard: documentTurns, over: EVERY_WAY },
  // A route is one mutation.
  { name: 'freshViewers', guard: freshViewers, over: ['text', 'persisted'] },
  // A route knows its viewer before it reads the input.
  { name: 'hints', guard: hints, over: ['text', 'persisted'] },
  { name: 'masking', guard: masking, over: EVERY_WAY },
] as const satisfies readonly Row[];

/** The guards of a stage for a way in. */
export const guardsAt = <At extends Stage>(stage: At, way: WayIn): Guard<At>[] =>
  (GUARDS as readonly Row[]).flatMap(({ guard, over }) =>
    guard.runs === stage && over.includes(way) ? (guard as unknown as Guard<At>) : [],
  );

/** Wraps the fields in their guards, the first outermost. Every way in uses the same schema. */
export const guardFields = (schema: GraphQLSchema): GraphQLSchema =>
  (GUARDS as readonly Row[]).reduceRight(
    (guarded, { guard }) => (guard.runs === 'field' ? guard.guard(guarded) : guarded),
    schema,
  );
