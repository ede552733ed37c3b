import { LIST_NOT_TEXT, LIST_TOO_LONG, MAX_LIST_LENGTH } from 'rules/peopleList';

/** The most bytes of a character. */
const MAX_BYTES = 4 * MAX_LIST_LENGTH;

type ListFile = { text: string; error: null } | { text: null; error: string };

/** The text of a file, or why it cannot be a list: the browser reads it, and rejects a large one unread. */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size > MAX_BYTES) return { text: null, error: LIST_TOO_LONG };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return { text, error: null };
  } catch {
    return { text: null, error: LIST_NOT_TEXT };
  }
}
