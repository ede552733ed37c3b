/** One fault of what was typed: the path of the input field (`['address', 'zip']`) and a sentence for people. */
export type ValidationIssue = { readonly path: readonly string[]; readonly message: string };

/** The server could not be reached, or what answered was not the server. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
    this.name = 'NetworkFailure';
  }
}

/** The session is over; the way back to the start is already under way. */
export class UnauthenticatedFailure extends Error {
  constructor() {
    super('The session has ended.');
    this.name = 'UnauthenticatedFailure';
  }
}

type GraphQLError = { readonly message: string; readonly extensions?: { readonly code?: string } };

/**
 * What the server said when an operation failed as a whole: its sentence for people and its code.
 * Undefined when there is no such sentence: no connection, or an inner fault whose text means nothing to anybody.
 */
export function serverMessage(error: unknown): string | undefined {
  return errorsOf(error).find((each) => each.extensions?.code !== 'INTERNAL_SERVER_ERROR')?.message;
}

const UNREADABLE = /^Variable "\$\w+" got invalid value .* at "([^"]+)"; (.+)$/s;

/**
 * The fields whose values the language itself could not read, such as an empty day: it refuses the whole operation,
 * with sentences that name their fields in the middle.
 */
export function unreadableFields(error: unknown): ValidationIssue[] {
  return errorsOf(error).flatMap(({ message }) => {
    const [, place, sentence] = UNREADABLE.exec(message) ?? [];
    return place && sentence ? [{ path: place.split(/[.[\]]+/), message: sentence }] : [];
  });
}

/** Whether the operation was refused for want of rights. */
export function isForbidden(error: unknown): boolean {
  return errorsOf(error).some((each) => each.extensions?.code === 'FORBIDDEN');
}

// Relay hangs the response's errors on the error it throws when there is no data.
function errorsOf(error: unknown): readonly GraphQLError[] {
  if (Array.isArray(error)) return error;
  if (!(error instanceof Error)) return [];
  return (error as Error & { source?: { errors?: readonly GraphQLError[] } }).source?.errors ?? [];
}
