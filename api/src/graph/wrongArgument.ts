import { GraphQLError } from 'graphql';

/** The error for an argument that is no use, with the code VALIDATION. The message names the argument. */
export const wrongArgument = (argument: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'VALIDATION', path: [argument] } });
