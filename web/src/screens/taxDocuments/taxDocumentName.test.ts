import { expect, test } from 'vitest';
import { documentName, taxDocumentTypeLabel } from './taxDocumentName';

test('a document has its usual name', () => {
  expect(taxDocumentTypeLabel('W9')).toBe('W-9');
  expect(documentName({ type: 'FORM_1099_NEC', year: 2025, user: { name: 'Dario Fontaine' } })).toBe(
    '1099-NEC 2025 of Dario Fontaine',
  );
});
