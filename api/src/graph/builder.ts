/**
 * The schema builder that every domain adds to.
 *
 * The outermost plugin comes first. Semantic non-null sees the final result of a field. Errors comes before scope-auth,
 * so that errors thrown in a resolver become typed results; entry-point errors are GraphQLErrors of no listed type, so
 * they pass through to `errors`. Relay comes before scope-auth, which then sees parsed IDs. Plain columns are resolved
 * without Prisma's plugin. Validation of arguments runs before all of them.
 */
import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { decodeId, encodeId } from 'rules/ids';
import type { Context } from '../operation/context.ts';
import { requestError, ValidationError } from '../operation/errors.ts';
import type { Prisma } from '../platform/db/generated/client/client.ts';
import type PrismaTypes from '../platform/db/generated/pothos.ts';
import { getDatamodel } from '../platform/db/generated/pothos.ts';
import { findDuty } from '../viewer/duties.ts';
import { decodeComputedId } from './computedIds.ts';
import InputArgumentPlugin from './inputArgument.ts';
import { MOST_IDS } from './pageArgs.ts';
import PayloadsPlugin from './payloads.ts';
import PlainColumnsPlugin from './plainColumns.ts';
import PlainTextsPlugin from './plainTexts.ts';
import { relayWords } from './relayWords.ts';
import { type AuthContexts, type AuthScopes, authScopes } from './scopes.ts';
import SemanticNonNullPlugin from './semanticNonNull.ts';
import TokenScopesPlugin from './tokenScopes.ts';
import { wrongArgument } from './wrongArgument.ts';

export interface SchemaTypes {
  Context: Context;
  PrismaTypes: PrismaTypes;
  AuthScopes: AuthScopes;
  AuthContexts: AuthContexts;
  DefaultAuthStrategy: 'all';
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    // A column of days, and one of money: the scalars write them.
    Date: { Input: string; Output: string | Date };
    DateTime: { Input: Date; Output: Date };
    Money: { Input: number; Output: number | Prisma.Decimal };
    FileBytes: { Input: Uint8Array; Output: Uint8Array | AsyncIterable<string | Uint8Array> };
  };
}

/** Whether the ID is of a type that has records. */
function isNode({ schema }: GraphQLResolveInfo, { typename }: { typename: string }): boolean {
  const type = schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
}

/** The error for this viewer. Notes it for the audit log if a signed-in user is refused. */
function refuse(context: Context, info: GraphQLResolveInfo) {
  const { viewer } = context;
  if (!viewer) return requestError('UNAUTHENTICATED');
  const duty = findDuty(viewer);
  if (duty) return requestError(duty);
  context.refusals.push({ coordinate: `${info.parentType.name}.${info.fieldName}`, reason: 'FORBIDDEN' });
  return requestError('FORBIDDEN');
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    SemanticNonNullPlugin,
    RelayPlugin,
    ErrorsPlugin,
    PayloadsPlugin,
    ScopeAuthPlugin,
    PlainColumnsPlugin,
    InputArgumentPlugin,
    PrismaPlugin,
    PlainTextsPlugin,
    TokenScopesPlugin,
    ValidationPlugin,
  ],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes,
    // All scopes of a map must hold; by default, the plugin requires only one.
    defaultStrategy: 'all',
    // Checked when a subscription opens. After that, its stream rechecks the viewer itself.
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, context, info) => refuse(context, info),
  },
  errors: {
    directResult: true,
    defaultTypes: [],
    // Returns input errors as a typed ValidationError. Input is checked before scopes.
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'What came of it, or a typed error: select `... on Error { code message }`.',
    },
  },
  validation: {
    validationError: ({ issues }) =>
      new ValidationError(
        issues.map(({ path, message }) => ({
          // The argument is always called input, so the path starts at the fields inside it.
          path: (path ?? [])
            .map((step) => String(typeof step === 'object' ? step.key : step))
            .filter((step, index) => !(index === 0 && step === 'input')),
          message,
        })),
      ),
  },
  prisma: {
    client: (context: Context) => context.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: process.env.NODE_ENV === 'test' ? 'error' : null,
  },
  relay: {
    ...relayWords,
    cursorType: 'String',
    edgeCursorType: 'String',
    encodeGlobalID: (typename, id) => encodeId(typename, String(id)),
    // A text that is not an ID names no type, so `node` returns null.
    decodeGlobalID: (globalId) => {
      const id = decodeId(globalId) ?? decodeComputedId(globalId);
      return { typename: id?.typename ?? '', id: id?.key ?? '' };
    },
    nodeQueryOptions: {
      tokenScope: 'ANY_TOKEN',
      description:
        'Any record by its id; null when there is none with this id, or none that the viewer may know about.',
      args: { id: { description: 'The id of a record of any kind.' } },
      nullable: true,
      authScopes: { signedIn: true },
      resolve: (_root, { id }, _context, info, resolveNode) => (isNode(info, id) ? resolveNode(id) : null),
    },
    nodesQueryOptions: {
      tokenScope: 'ANY_TOKEN',
      description: `Records of any kind, in the order of their ids; null for an id without a record, or whose record the viewer may not see. At most ${MOST_IDS} ids.`,
      args: { ids: { description: 'The ids of records of any kind, in any order; repeats are allowed.' } },
      nullable: { list: true, items: true },
      authScopes: { signedIn: true },
      resolve: (_root, args, _context, info, resolveNodes) => {
        if (args.ids.length > MOST_IDS)
          throw wrongArgument('ids', `ids has ${args.ids.length} ids: send at most ${MOST_IDS}.`);
        // The plugin reads the argument whatever it is given here, and resolves null to null.
        const known = args.ids.map((id) => (isNode(info, id) ? id : null));
        Object.assign(args, { ids: known });
        return resolveNodes(args.ids);
      },
    },
    nodesOnConnection: relayWords.nodesOnConnection,
    edgesFieldOptions: { ...relayWords.edgesFieldOptions, nullable: false },
    nodeFieldOptions: { ...relayWords.nodeFieldOptions, nullable: false },
  },
});

builder.queryType({
  description: 'What the portal knows, for its own pages and for scripts.',
  authScopes: { signedIn: true },
});
builder.subscriptionType({
  description: 'Events as they happen, sent as server-sent events.',
  authScopes: { signedIn: true },
});
builder.mutationType({
  description:
    'The changes the portal offers. Refusals by a business rule are typed results that implement Error.',
  authScopes: { signedIn: true },
});
