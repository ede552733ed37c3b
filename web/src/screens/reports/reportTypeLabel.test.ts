import { expect, test } from 'vitest';
import { reportTypeLabel } from './reportTypeLabel';

test('a report has the name people know', () =>
  expect(reportTypeLabel('CONTRACTOR_REPORT')).toBe('Contractor Performance'));
