/** A tax form for one person and one year. */

import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import type { Context, Viewer } from '../../operation/context.ts';
import { canCorrectTaxDocuments, canFileTaxDocuments } from '../../viewer/policy.ts';
import { readContent } from './content.ts';
import { isCurrentIn } from './current.ts';
import { isFiled } from './filed.ts';
import { currentYear, sharedYearFacts } from './readFacts.ts';
import { type Standing, transitionIssue } from './status.service.ts';
import { visibleTaxDocuments } from './taxDocuments.service.ts';
import { revisionLabel } from './taxYears.ts';

export const TaxDocumentTypeEnum = builder.enumType('TaxDocumentType', {
  description: 'The forms that the portal generates.',
  values: {
    W9: { description: 'Form W-9, as the payee last certified it.' },
    FORM_1099_NEC: { description: 'Form 1099-NEC: pay of a contractor.' },
    FORM_1099_MISC: { description: 'Form 1099-MISC: other payments, which payroll never makes.' },
  },
});

export const TaxDocumentStatusEnum = builder.enumType('TaxDocumentStatus', {
  description: 'A draft lacks something; a generated document is submitted to the IRS, then approved.',
  values: {
    DRAFT: { description: 'Lacks something; `missing` says what.' },
    GENERATED: { description: 'Complete and not filed yet.' },
    SUBMITTED: { description: 'Filed with the IRS; from now on only a correction changes it.' },
    APPROVED: { description: 'Accepted by the IRS; from now on only a correction changes it.' },
  },
});

/** What the document's own rules check. */
const standing = {
  type: true,
  year: true,
  status: true,
  missing: true,
  supersededAt: true,
  snapshot: true,
} as const;

const canBecome = (
  document: Standing & { snapshot: unknown },
  to: 'SUBMITTED' | 'APPROVED',
  context: Context & { viewer: Viewer },
): boolean =>
  canFileTaxDocuments(context.viewer) === null &&
  transitionIssue(document, readContent(document.snapshot), to, currentYear(context)) === null;

export const TaxDocument = builder.prismaNode('TaxDocument', {
  tokenScope: 'TAX_READ',
  id: { field: 'id' },
  // Someone else's document looks like one that does not exist: null.
  nullable: true,
  description: 'A tax form about one person and one year, as it was when it was generated.',
  findUnique: (id, { viewer }) => ({ id, ...visibleTaxDocuments(viewer) }),
  select: { id: true, userId: true },
  authScopes: (document, context) => isActiveOwnerOrHasRole(context, document.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    type: t.expose('type', { type: TaxDocumentTypeEnum, description: 'Which form it is.' }),
    year: t.exposeInt('year', { description: words.taxYear }),
    status: t.expose('status', {
      type: TaxDocumentStatusEnum,
      description: 'Its state on the way to the IRS.',
    }),
    missing: t.exposeStringList('missing', { description: 'Messages that say what a draft still lacks.' }),
    notes: t.stringList({
      description: 'What is worth knowing about it but does not prevent its use.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => readContent(snapshot).notes,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was generated, from the data of that moment.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: words.updatedAt }),
    user: t.relation('user', { description: 'The person it is about.' }),
    createdBy: t.relation('createdBy', {
      nullable: true,
      description: 'Who had it generated; null when that person has been deleted.',
    }),
    corrects: t.relation('corrects', {
      nullable: true,
      description: 'The submitted document it corrects; null for an original.',
    }),
    correction: t.exposeString('correction', {
      nullable: true,
      description: 'Why it corrects another one; null for an original.',
    }),
    isCorrected: t.boolean({
      description: 'Whether it is marked CORRECTED.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => readContent(snapshot).kind !== 'ORIGINAL',
    }),
    forced: t.string({
      nullable: true,
      description: 'Why it was generated even though none was required; null if one was.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => readContent(snapshot).forced,
    }),
    supersededAt: t.expose('supersededAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When another one replaced it; null while none has.',
    }),
    amount: t.field({
      type: 'Money',
      nullable: true,
      description: 'What box 1 or 1a reports; null for a Form W-9.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => {
        const { amounts } = readContent(snapshot);
        return amounts && toAmount(amounts.reported);
      },
    }),
    withheld: t.field({
      type: 'Money',
      nullable: true,
      description: 'What box 4 reports as withheld; null for a Form W-9.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => {
        const { amounts } = readContent(snapshot);
        return amounts && toAmount(amounts.withheld ?? 0);
      },
    }),
    formRevision: t.string({
      description:
        "The form's revision, such as 'Rev. April 2025'; just the year for a form of a single year.",
      select: { snapshot: true },
      resolve: ({ snapshot }) => revisionLabel(readContent(snapshot).formRevision),
    }),
    accountNumber: t.string({
      nullable: true,
      description:
        'Distinguishes the forms of one payee, such as C-17-26; a correction has that of the form it corrects.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => readContent(snapshot).accountNumber,
    }),
    isCurrent: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether the data it was generated from is unchanged; for a filed one, whether what was filed is still right.',
      select: {
        ...standing,
        user: {
          select: { taxProfiles: { select: { id: true }, orderBy: { version: 'desc' }, take: 1 } },
        },
      },
      resolve: async ({ userId, type, year, status, snapshot, supersededAt, user }, _args, context) => {
        if (supersededAt) return false;
        const content = readContent(snapshot);
        if (type === 'W9') return content.payee.profileId === (user.taxProfiles[0]?.id ?? null);
        return isCurrentIn(await sharedYearFacts(context, year), { userId, status, content });
      },
    }),
    viewerCanSubmit: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether it can be filed now and the viewer may mark it as submitted.',
      select: standing,
      resolve: (document, _args, context) => canBecome(document, 'SUBMITTED', context),
    }),
    viewerCanApprove: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether it is submitted and the viewer may mark it as approved.',
      select: standing,
      resolve: (document, _args, context) => canBecome(document, 'APPROVED', context),
    }),
    viewerCanCorrect: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may correct what was submitted.',
      select: { status: true, supersededAt: true },
      resolve: ({ status, supersededAt }, _args, { viewer }) =>
        isFiled(status) && supersededAt === null && canCorrectTaxDocuments(viewer) === null,
    }),
    viewerCanDownload: t.boolean({
      description: 'Anyone who may see a document may download it.',
      resolve: () => true,
    }),
  }),
});

builder.prismaObjectFields(TaxDocument, (t) => ({
  correctedBy: t.field({
    type: TaxDocument,
    nullable: true,
    description: 'The newest document that corrects it; null if none does.',
    select: (_args, _context, nested) => ({
      supersededAt: true,
      corrections: nested({ orderBy: { createdAt: 'desc' as const }, take: 1 }),
    }),
    // A live one is not corrected: a correction that was not filed has been taken back.
    resolve: ({ supersededAt, corrections: [newest] }) => (supersededAt && newest) || null,
  }),
}));
