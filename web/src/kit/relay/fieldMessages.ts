import type { ValidationIssue } from './failures';

/**
 * The server's issues as messages by field name, to be shown beside the fields: `{ email: '…', 'address.zip': '…' }`.
 * The first message of a field wins.
 */
export function fieldMessages(issues: readonly ValidationIssue[]): Partial<Record<string, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) {
    const field = (path[0] === 'input' ? path.slice(1) : path).join('.');
    messages[field] ??= message;
  }
  return messages;
}
