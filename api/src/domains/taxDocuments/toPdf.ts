/** Converts a stored document into the input of its PDF, without reading anything current. Pure. */
import { truncateTaxNumber } from 'rules/taxNumber';
import type { Form1099Copy, Form1099Pdf } from '../../documents/pdf/form1099.ts';
import type { Form1099Revision } from '../../documents/pdf/form1099Words.ts';
import type { W9Pdf } from '../../documents/pdf/w9.ts';
import type { TaxProfile } from '../taxProfiles/taxProfiles.service.ts';
import type { TaxContent } from './content.ts';
import { isFiled } from './filed.ts';
import type { Standing } from './status.service.ts';
import { streetParts } from './streetParts.ts';
import { revisionLabel } from './taxYears.ts';

/** A stored document with its current status. */
export type KeptDocument = Pick<Standing, 'status' | 'missing' | 'supersededAt'> & { content: TaxContent };

type Replacement = Form1099Pdf['replacement'];

/** Whether another document has replaced it. Before it was filed, it never counted; after that, it was corrected. */
function findReplacement({ status, supersededAt, content }: KeptDocument): Replacement {
  if (supersededAt === null || content.kind === 'ZEROED') return null;
  return isFiled(status) ? 'CORRECTED' : 'REPLACED';
}

/** The recipient's copies of a 1099. This code does not have the full taxpayer number. */
export function form1099Pdf(document: KeptDocument, copies: readonly Form1099Copy[]): Form1099Pdf {
  const { content, missing } = document;
  const { payer, payee } = content;
  return {
    kind: content.type === 'FORM_1099_MISC' ? 'MISC' : 'NEC',
    copies,
    revision: content.formRevision as Form1099Revision,
    revisionLabel: revisionLabel(content.formRevision),
    year: content.year,
    isCorrected: content.kind !== 'ORIGINAL',
    replacement: findReplacement(document),
    payer: {
      name: payer.legalName,
      businessName: null,
      ...streetParts(payer.street),
      city: payer.city,
      state: payer.state,
      zip: payer.zip,
      phone: payer.phone,
      taxNumber: payer.ein ?? '',
    },
    recipient: {
      name: payee.name,
      businessName: payee.businessName,
      ...streetParts(payee.street ?? ''),
      city: payee.city ?? '',
      state: payee.state ?? '',
      zip: payee.zip ?? '',
      taxNumber:
        payee.taxNumberType && payee.taxNumberLast4
          ? truncateTaxNumber(payee.taxNumberType, payee.taxNumberLast4)
          : '',
    },
    accountNumber: content.accountNumber ?? '',
    amount: content.amounts?.reported ?? 0,
    withheld: content.amounts?.withheld ?? 0,
    missing,
    generatedAt: content.generatedAt,
    timeZone: content.timeZone,
  };
}

/** What the reader of a Form W-9 may see of the number and the signer's address. */
export interface W9Sight {
  /** As the reader may see it: in full or truncated. */
  taxNumber: string;
  showsAddress: boolean;
}

/** 'Camden, NJ 08102'; null if nothing is known. */
const cityStateZip = ({ city, state, zip }: TaxContent['payee']): string | null =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;

/** A Form W-9. Without a certification it is a draft with what is known about the person. */
export function w9Pdf(
  { content, missing }: KeptDocument,
  certified: TaxProfile | null,
  sight: W9Sight,
): W9Pdf {
  const { payer, payee } = content;
  return {
    generatedAt: content.generatedAt,
    timeZone: content.timeZone,
    revision: content.formRevision,
    requester: {
      name: payer.legalName,
      addressLines: [payer.street, `${payer.city}, ${payer.state} ${payer.zip}`],
    },
    legalName: payee.name,
    businessName: payee.businessName,
    taxClass: certified?.taxClass ?? null,
    llcClass: certified?.llcClass ?? null,
    otherClass: certified?.otherClass ?? null,
    exemptPayeeCode: certified?.exemptPayeeCode ?? null,
    fatcaCode: certified?.fatcaCode ?? null,
    street: payee.street,
    cityStateZip: cityStateZip(payee),
    accountNumber: null,
    taxNumber: certified && { type: certified.taxNumberType, text: sight.taxNumber },
    itemTwoCrossed: certified?.itemTwoCrossed ?? false,
    signature: certified && {
      name: certified.signedName,
      signedAt: certified.signedAt.toISOString(),
      ipAddress: sight.showsAddress ? certified.signedIpAddress : null,
    },
    missing,
  };
}
