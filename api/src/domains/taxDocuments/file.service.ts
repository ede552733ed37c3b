/** A stored document as a PDF. The download is recorded. */
import { ADMINS, hasAnyRole } from 'rules/roles';
import { formatTaxNumber, truncateTaxNumber } from 'rules/taxNumber';
import { record } from '../../audit/record.ts';
import type { Form1099Copy } from '../../documents/pdf/form1099.ts';
import { PdfBusyError } from '../../documents/pdf/pool.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError, unavailableError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readTaxNumber } from '../taxProfiles/sealedNumber.ts';
import type { TaxProfile } from '../taxProfiles/taxProfiles.service.ts';
import { readContent } from './content.ts';
import { visibleTaxDocuments } from './taxDocuments.service.ts';
import { form1099Pdf, type KeptDocument, type W9Sight, w9Pdf } from './toPdf.ts';

const RETRY_AFTER_SECONDS = 2;

export const COPY_A_REFUSED =
  'Copy A must be e-filed or on official red-ink form: the IRS does not accept one printed from here.';

/** ASCII only, nothing that a user typed, and no personal number. */
const FILE_NAMES = {
  W9: () => 'form-w9',
  FORM_1099_NEC: (copy: Form1099Copy) => `form-1099-nec-${COPY_NAMES[copy]}`,
  FORM_1099_MISC: (copy: Form1099Copy) => `form-1099-misc-${COPY_NAMES[copy]}`,
};
const COPY_NAMES: Record<Form1099Copy, string> = { B: 'copy-b', TWO: 'copy-2' };

/**
 * Only a Form W-9 shows the full number, and only to the payee. Anyone else who needs it must reveal it with a password
 * and a reason. A program with an access token gets a truncated number, too.
 */
const showsWholeNumber = ({ viewer }: SignedInContext, ownerId: string): boolean =>
  viewer.accessToken === undefined && viewer.id === ownerId;

function decideSight(context: SignedInContext, profile: TaxProfile | null): W9Sight {
  if (!profile) return { taxNumber: '', showsAddress: false };
  const { taxNumberType, taxNumberLast4, userId } = profile;
  const { viewer } = context;
  return {
    taxNumber: showsWholeNumber(context, userId)
      ? formatTaxNumber(taxNumberType, readTaxNumber(context.keys, profile))
      : truncateTaxNumber(taxNumberType, taxNumberLast4),
    showsAddress: viewer.id === userId || hasAnyRole(viewer, ADMINS),
  };
}

async function render(context: SignedInContext, document: KeptDocument, copy: Form1099Copy) {
  const { content } = document;
  if (content.type !== 'W9') return context.pdf.renderPdf('form1099', form1099Pdf(document, [copy]));
  const { profileId } = content.payee;
  const profile =
    profileId === null ? null : await context.db.taxProfile.findUnique({ where: { id: profileId } });
  return context.pdf.renderPdf('w9', w9Pdf(document, profile, decideSight(context, profile)));
}

export interface FileAsked {
  id: string;
  copy: Form1099Copy | 'A';
}

/**
 * A document as a PDF; for a 1099, one of the recipient's copies. Throws ValidationError for Copy A, NotFoundError for
 * a document that the viewer may not see, and UNAVAILABLE while too many PDFs are being made.
 */
export async function taxDocumentFile(context: SignedInContext, { id, copy }: FileAsked): Promise<FileShape> {
  if (copy === 'A') throw ValidationError.of('copy', COPY_A_REFUSED);
  const key = toKey('TaxDocument', id);
  const row = await context.db.taxDocument.findFirst({
    where: { id: key, ...visibleTaxDocuments(context.viewer) },
    select: {
      userId: true,
      type: true,
      year: true,
      status: true,
      missing: true,
      snapshot: true,
      supersededAt: true,
    },
  });
  if (!row) throw new NotFoundError('Tax document');
  const { userId, type, year, snapshot, ...rest } = row;
  const content = readContent(snapshot);
  try {
    const bytes = await render(context, { ...rest, content }, copy);
    const isWhole = type === 'W9' && content.payee.profileId !== null && showsWholeNumber(context, userId);
    await inTransaction(context.db, (tx) =>
      record(tx, context, {
        action: 'TAX_DOCUMENT_DOWNLOADED',
        entityType: 'TaxDocument',
        entityId: key,
        newValues: {
          userId,
          type,
          year,
          status: row.status,
          ...(type === 'W9' ? { numberInFull: isWhole } : { copy }),
        },
      }),
    );
    return { filename: `${FILE_NAMES[type](copy)}-${year}.pdf`, contentType: 'application/pdf', bytes };
  } catch (error) {
    throw error instanceof PdfBusyError ? unavailableError('documents', RETRY_AFTER_SECONDS) : error;
  }
}
