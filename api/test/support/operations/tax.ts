import { inDomain, result } from '../operation.ts';
import { ADMINS, only, PAYROLL_READERS, READERS, TAX_FILERS } from '../rights.ts';

export const taxOperations = inDomain('Tax', [
  {
    field: 'Query.taxDocuments',
    document: '{ taxDocuments { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.generateTaxDocument',
    token: 'writes',
    document: result('generateTaxDocument', 'GenerateTaxDocumentInput'),
    variables: ({ driver }) => ({ input: { type: 'FORM_1099_NEC', year: 2025, userId: driver.id } }),
    allowed: 'anyone',
    about: {
      driver: only(ADMINS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(ADMINS, 'FORBIDDEN'),
      missing: only(ADMINS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  {
    field: 'Query.taxDocumentFile',
    document:
      'query($id: ID!) { result: taxDocumentFile(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ documentId }) => ({ id: documentId }),
    allowed: 'anyone',
    about: {
      driver: only(PAYROLL_READERS, 'NOT_FOUND'),
      own: 'OK',
      peer: only(PAYROLL_READERS, 'NOT_FOUND'),
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Query.recipientCopies',
    token: 'never',
    document:
      'query($year: Int!) { result: recipientCopies(year: $year) { ... on Error { code } ... on File { filename } } }',
    variables: () => ({ year: 2025 }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.irisFiles',
    document:
      'query($year: Int!) { result: irisFiles(year: $year) { ... on Error { code } ... on IrisFiles { forms } } }',
    variables: () => ({ year: 2025 }),
    allowed: ADMINS,
    token: 'never',
  },
  {
    field: 'Mutation.setReportingThreshold',
    token: 'writes',
    document: result('setReportingThreshold', 'SetReportingThresholdInput'),
    variables: () => ({ input: { year: 2027, threshold: 2100 } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setFilingTemplate',
    token: 'writes',
    document: result('setFilingTemplate', 'SetFilingTemplateInput'),
    variables: () => ({
      input: { type: 'FORM_1099_NEC', year: 2025, header: 'Form Type,Box 1 - Nonemployee Compensation' },
    }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setTaxDocumentStatus',
    token: 'writes',
    document: result('setTaxDocumentStatus', 'SetTaxDocumentStatusInput'),
    variables: ({ documentId }) => ({ input: { id: documentId, status: 'SUBMITTED' } }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.taxSeason',
    document: '{ taxSeason(year: 2025) { year threshold } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.startTaxDocumentBatch',
    token: 'writes',
    document: result('startTaxDocumentBatch', 'StartTaxDocumentBatchInput'),
    variables: () => ({ input: { type: 'FORM_1099_NEC', year: 2025, idempotencyKey: 'forms of 2025' } }),
    allowed: ADMINS,
  },
  {
    field: 'Subscription.taxDocumentBatchProgress',
    document: 'subscription($id: ID!) { taxDocumentBatchProgress(id: $id) { done } }',
    variables: ({ taxBatchId }) => ({ id: taxBatchId }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.w9Certification',
    document: '{ w9Certification { revision text } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.certifyTaxProfile',
    document: result('certifyTaxProfile', 'CertifyTaxProfileInput'),
    variables: () => ({
      input: {
        firstName: 'Robin',
        lastName: 'Example',
        businessName: 'Example Hauling',
        taxClass: 'INDIVIDUAL',
        street: '12 Elm Street',
        city: 'Camden',
        state: 'NJ',
        zip: '08102',
        taxNumberType: 'SSN',
        taxNumber: '400-11-1222',
        certified: true,
        signedName: 'Robin Example',
      },
    }),
    allowed: 'anyone',
  },
  {
    // No one else here has the same number.
    field: 'Mutation.decideSharedNumber',
    document: result('decideSharedNumber', 'DecideSharedNumberInput'),
    variables: ({ driver }) => ({
      input: { userId: driver.id, verdict: 'SAME_PERSON', reason: 'Seen in the papers' },
    }),
    allowed: TAX_FILERS,
    about: {
      driver: 'CONFLICT',
      own: 'FORBIDDEN',
      peer: 'CONFLICT',
      admin: 'CONFLICT',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.setWorkRelation',
    document: result('setWorkRelation', 'SetWorkRelationInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, relation: 'EMPLOYEE' } }),
    allowed: TAX_FILERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.requestW9',
    document: result('requestW9', 'RequestW9Input'),
    variables: ({ driver }) => ({ input: { userId: driver.id } }),
    allowed: READERS,
    about: { own: 'FORBIDDEN', archived: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    // The rest depends on whose number it is.
    field: 'Mutation.revealTaxNumber',
    document: result('revealTaxNumber', 'RevealTaxNumberInput'),
    variables: ({ driver, password }) => ({
      input: { userId: driver.id, password, reason: 'The filing of a form' },
    }),
    allowed: 'anyone',
    about: {
      driver: only(TAX_FILERS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(TAX_FILERS, 'FORBIDDEN'),
      admin: only(TAX_FILERS, 'FORBIDDEN'),
      missing: only(TAX_FILERS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
]);
