import { taxDocumentTypeLabel } from '../../kit/lib/labels';

type Named = { readonly type: string; readonly year: number; readonly user: { readonly name: string } };

/** '1099-NEC 2025 of Dario Fontaine'. */
export const documentName = ({ type, year, user }: Named): string =>
  `${taxDocumentTypeLabel(type)} ${year} of ${user.name}`;
