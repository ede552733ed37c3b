import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { portalHeaders } from '../../kit/relay/portalHeaders';
import { currentSession } from '../../kit/session/sessionStore';

/** It can be sent later: no connection, no session, or an overloaded server. `isAlone` concerns this entry only. */
export class Later extends Error {
  constructor(readonly isAlone = false) {
    super('Not now.');
  }
}

/** Every request here names its user. The server accepts it from no one else. */
export function headersFor(person: string): Record<string, string> {
  if (currentSession()?.user.id !== person) throw new Later();
  return { ...portalHeaders(), 'x-portal-person': person };
}

const fetchOrLater = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, init).catch(() => {
    throw new Later();
  });

type Answer<Data> = { readonly data?: Data | null; readonly errors?: readonly object[] };

/**
 * Sends one operation, bypassing Relay's store and the page's handling of a refused session: a failed entry signs no
 * one out. Throws `Later`.
 */
export async function ask<Operation extends OperationType>(
  person: string,
  document: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const { params } = document as ConcreteRequest;
  const response = await fetchOrLater('/graphql', {
    method: 'POST',
    headers: { ...headersFor(person), accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ documentId: params.id, operationName: params.name, variables }),
  });
  const answer = (await response.json().catch(() => undefined)) as Answer<Operation['response']> | undefined;
  if (!answer?.data || answer.errors?.length)
    throw new Later(response.status < 400 || response.status === 500);
  return answer.data;
}

/** Sends a receipt's file: its id, or why it is refused. Throws `Later`. */
export async function sendFileOf(person: string, file: Blob): Promise<{ id: string } | { refusal: string }> {
  const response = await fetchOrLater('/api/receipts/files', {
    method: 'POST',
    headers: { ...headersFor(person), 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });
  const { receiptFile, error, code } = await response.json().catch(() => ({}));
  if (receiptFile) return { id: receiptFile.id };
  if (code === 'VALIDATION') return { refusal: String(error) };
  throw new Later();
}
