import type { RequestErrorCode } from 'rules/errorCodes';
/** One input error: the path of the field (`['address', 'zip']`) and a message for people. */
export type ValidationIssue = { readonly path: readonly string[]; readonly message: string };

/** The server could not be reached, possibly as reported by a gateway in front of it. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('Can’t reach the server.', { cause });
    this.name = 'NetworkFailure';
  }
}

/** The server responded, but not with the operation's result: its own message explains why. */
export class ServerFailure extends Error {
  override name = 'ServerFailure';
}

/** The message for an internal server error: support finds it in the log by the request's id. */
const onOurSide = (requestId: string | undefined): string =>
  `Something went wrong on our side.${requestId ? ` Request id: ${requestId}` : ''}`;

const GATEWAY_STATUSES = [502, 503, 504];

/** The failure for a response without a result. Only a gateway that cannot reach the server counts as no connection. */
export async function toFailure(response: Response): Promise<NetworkFailure | ServerFailure> {
  const { status } = response;
  const said = await response.json().catch(() => undefined);
  if (said === undefined && GATEWAY_STATUSES.includes(status)) return new NetworkFailure(`HTTP ${status}`);
  const { error, code, requestId, errors } = said ?? {};
  if (code === 'INTERNAL_SERVER_ERROR') return new ServerFailure(onOurSide(requestId));
  return new ServerFailure(error ?? errors?.[0]?.message ?? onOurSide(undefined));
}

/** The session is over; the page is already leaving for the sign-in. */
export class UnauthenticatedFailure extends Error {
  constructor() {
    super('Your session has ended.');
    this.name = 'UnauthenticatedFailure';
  }
}

type GraphQLError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: RequestErrorCode; readonly requestId?: string };
};

/** A part of a response that the server could not resolve: the error of one field. */
export class FieldFailure extends Error {
  readonly source: { readonly errors: readonly GraphQLError[] };

  constructor(error: object) {
    super('Part of the response is missing.');
    this.name = 'FieldFailure';
    this.source = { errors: [error as GraphQLError] };
  }
}

/**
 * The server's message and code for an operation that failed as a whole. Undefined without such a message: no
 * connection, or an internal error whose text helps no one.
 */
export function serverMessage(error: unknown): string | undefined {
  return listErrors(error).find((each) => each.extensions?.code !== 'INTERNAL_SERVER_ERROR')?.message;
}

/**
 * Why something could not be loaded, for people: no connection, the server's refusal, or an internal error with the id
 * of the request. Undefined for an error of the page's own.
 */
export function failureReason(error: unknown): string | undefined {
  if (error instanceof NetworkFailure || error instanceof ServerFailure) return error.message;
  const internal = listErrors(error).find((each) => each.extensions?.code === 'INTERNAL_SERVER_ERROR');
  return serverMessage(error) ?? (internal && onOurSide(internal.extensions?.requestId));
}

const UNREADABLE = /^Variable "\$\w+" got invalid value .* at "([^"]+)"; (.+)$/s;

/**
 * Fields with values that GraphQL itself could not parse, such as an empty day: it refuses the whole operation, with
 * messages that mention the field somewhere in the middle.
 */
export function unreadableFields(error: unknown): ValidationIssue[] {
  return listErrors(error).flatMap(({ message }) => {
    const [, place, text] = UNREADABLE.exec(message) ?? [];
    return place && text ? [{ path: place.split(/[.[\]]+/), message: text }] : [];
  });
}

/** Whether the operation was refused for missing permissions. */
export function isForbidden(error: unknown): boolean {
  return listErrors(error).some((each) => each.extensions?.code === 'FORBIDDEN');
}

// Relay attaches the response's errors to the error it throws when there is no data.
export function listErrors(error: unknown): readonly GraphQLError[] {
  if (Array.isArray(error)) return error;
  if (!(error instanceof Error)) return [];
  return (error as Error & { source?: { errors?: readonly GraphQLError[] } }).source?.errors ?? [];
}
