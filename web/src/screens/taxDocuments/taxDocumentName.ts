import { titleCase } from '../../kit/lib/labels';

const TAX_DOCUMENT_TYPE_LABELS: Record<string, string> = {
  W9: 'W-9',
  FORM_1099_NEC: '1099-NEC',
  FORM_1099_MISC: '1099-MISC',
};

/** 'W-9', '1099-NEC', '1099-MISC'. */
export function taxDocumentTypeLabel(type: string): string {
  return TAX_DOCUMENT_TYPE_LABELS[type] ?? titleCase(type);
}

type Named = { readonly type: string; readonly year: number; readonly user: { readonly name: string } };

/** '1099-NEC 2025 of Dario Fontaine'. */
export const documentName = ({ type, year, user }: Named): string =>
  `${taxDocumentTypeLabel(type)} ${year} of ${user.name}`;
