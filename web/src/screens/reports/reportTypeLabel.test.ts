import { expect, test } from 'vitest';
import { reportTypeLabel } from './reportTypeLabel';

test('a report has its usual name', () =>
  expect(reportTypeLabel('CONTRACTOR_REPORT')).toBe('Contractor Performance'));
