/** Generates documents and changes their status. */
import { MAX_DOCUMENT_REASON } from 'rules/limits';
import { ADMINS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { generateTaxDocument } from './generate.service.ts';
import { setTaxDocumentStatus } from './status.service.ts';
import { TaxDocument, TaxDocumentStatusEnum, TaxDocumentTypeEnum } from './taxDocument.graphql.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

const reason = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} must say why.`)
    .max(MAX_DOCUMENT_REASON, `${what} must have at most ${MAX_DOCUMENT_REASON} characters.`)
    .nullish();

const GenerateTaxDocumentInput = builder.inputType('GenerateTaxDocumentInput', {
  description: 'The form, the person and the year.',
  validate: z.object({
    type: z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']),
    year: z.int(),
    userId: z.string().nullish(),
    correction: reason('Correction'),
    force: reason('Force'),
  }),
  fields: (t) => ({
    type: t.field({
      type: TaxDocumentTypeEnum,
      required: true,
      description: 'Which form; payees certify a W-9 before they can have one.',
    }),
    year: t.int({ required: true, description: "From 2020 to the company's current year." }),
    userId: t.id({ description: 'The person it is about; the viewer if left out.' }),
    correction: t.string({
      description: 'Why a submitted or approved form needs a correction; for administrators.',
    }),
    force: t.string({
      description: 'Why the form is generated even though none is required; for administrators.',
    }),
  }),
});

builder.mutationField('generateTaxDocument', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: TaxDocument,
    tokenScope: 'TAX_WRITE',
    description:
      'Generates a document, or a draft that says what is missing. If nothing has changed, it returns the existing document.',
    errors: { types: refusals },
    args: { input: t.arg({ type: GenerateTaxDocumentInput, required: true }) },
    resolve: changedRecord('taxDocument', generateTaxDocument),
  }),
);

const SetTaxDocumentStatusInput = builder.inputType('SetTaxDocumentStatusInput', {
  description: 'Which document, and how far it has come.',
  validate: z.object({ id: z.string(), status: z.enum(['DRAFT', 'GENERATED', 'SUBMITTED', 'APPROVED']) }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a tax document that no other has replaced.' }),
    status: t.field({
      type: TaxDocumentStatusEnum,
      required: true,
      description: 'SUBMITTED for a generated document, APPROVED for a submitted one.',
    }),
  }),
});

builder.mutationField('setTaxDocumentStatus', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: TaxDocument,
    tokenScope: 'TAX_WRITE',
    description: 'Marks a generated document as submitted, and a submitted one as approved.',
    errors: { types: refusals },
    args: { input: t.arg({ type: SetTaxDocumentStatusInput, required: true }) },
    resolve: changedRecord('taxDocument', setTaxDocumentStatus),
  }),
);
