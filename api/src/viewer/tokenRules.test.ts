/** The rules for access tokens. */
import { expect, test } from 'vitest';
import { findClosed } from './tokenRules.ts';
import { completeScopes, TOKEN_SCOPES } from './tokenScopes.ts';

test('a write scope includes reading its area and nothing else', () => {
  expect(completeScopes(['PAYROLL_WRITE', 'TAX_READ', 'PAYROLL_WRITE'])).toEqual([
    'PAYROLL_READ',
    'PAYROLL_WRITE',
    'TAX_READ',
  ]);
});

test('a session is bound by none of it', () => {
  const asked = {
    operation: 'mutation' as const,
    needs: [{ coordinate: 'Mutation.createStaff', need: 'SESSION' as const }],
  };
  expect(findClosed({}, asked)).toBeNull();
  expect(findClosed({ accessToken: { scopes: TOKEN_SCOPES } }, asked)).toMatchObject({
    coordinate: 'Mutation.createStaff',
  });
});
