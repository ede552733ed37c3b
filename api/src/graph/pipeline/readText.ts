/** Reads the text of an operation that the portal stores for someone, with the same guards as a text in a request. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { guardsAt } from './guards.ts';

const parsing = guardsAt('parse', 'text');
const validating = guardsAt('validate', 'text');

/** The document, or what is wrong with the text. */
export function readText(schema: GraphQLSchema, text: string): DocumentNode | GraphQLError {
  try {
    const document =
      parsing.reduce<DocumentNode | undefined>((_, guard) => guard.parse(text), undefined) ?? parse(text);
    const rules = [...specifiedRules, ...validating.map(({ rule }) => rule)];
    return validate(schema, document, rules)[0] ?? document;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
