/**
 * Errors in a query string or a body, as sentences that name the field, such as "weeklyData.0.pay must be a number."
 */
import { requiredMessage } from 'rules/messages';
import type { z } from 'zod';

const ARTICLES: Record<string, string> = { array: 'a list', object: 'an object', boolean: 'true or false' };

function message(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.') || 'The body';
  if (issue.code === 'invalid_type') {
    // zod says "received undefined" for a missing field.
    if (/received undefined$/.test(issue.message)) return requiredMessage(field);
    return `${field} must be ${ARTICLES[issue.expected] ?? `a ${issue.expected}`}.`;
  }
  if (issue.code === 'invalid_value') return `${field} must be one of ${issue.values.join(', ')}.`;
  if (issue.code === 'too_big' && issue.origin === 'int') return `${field} is too large.`;
  if (issue.code === 'too_big' && issue.origin === 'number')
    return `${field} must be at most ${issue.maximum}.`;
  if (issue.code === 'too_small' && issue.origin === 'int') return `${field} is too small.`;
  return `${field}: ${issue.message}`;
}

export const formatIssues = (error: z.ZodError): string[] => error.issues.map(message);
