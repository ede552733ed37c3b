import { GraphQLError } from 'graphql';

/**
 * The error for an invalid argument, or a field in it such as 'filter.number', with the code VALIDATION. The message
 * names it.
 */
export const wrongArgument = (argument: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'VALIDATION', path: argument.split('.') } });
