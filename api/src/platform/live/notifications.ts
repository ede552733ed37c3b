/** Changes as NOTIFY payloads. They contain only keys and weeks, because everyone on the database can read them. */
import { z } from 'zod';
import { CHANGE_KINDS, type Change } from './change.ts';

export const CHANNEL = 'portal_changes';

/** NOTIFY takes less than 8000 bytes; a change has at most 200. */
const CHANGES_A_MESSAGE = 35;

const Message = z.object({
  kind: z.enum(CHANGE_KINDS),
  userId: z.uuid().optional(),
  weekStart: z.iso.date().optional(),
  batchId: z.uuid().optional(),
  page: z.string().optional(),
});

export function encode(changes: readonly Change[]): string[] {
  const messages: string[] = [];
  for (let from = 0; from < changes.length; from += CHANGES_A_MESSAGE)
    messages.push(JSON.stringify(changes.slice(from, from + CHANGES_A_MESSAGE)));
  return messages;
}

/** The changes in a message, without invalid ones and those that only another version understands. */
export function decode(payload: string): Change[] {
  const read = z.preprocess(parsed, z.array(z.unknown())).safeParse(payload);
  return (read.data ?? []).flatMap((item) => (Message.safeParse(item).data as Change | undefined) ?? []);
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
