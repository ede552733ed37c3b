/** Certifies taxpayer numbers in tests as people do. */
import type { Actor, TestPortal } from './portal.ts';

export const INDIVIDUAL = {
  firstName: 'Robin',
  lastName: 'Example',
  taxClass: 'INDIVIDUAL',
  street: '12 Elm Street',
  city: 'Camden',
  state: 'NJ',
  zip: '08102',
  taxNumberType: 'SSN',
  taxNumber: '400-11-1222',
  certified: true,
  signedName: 'Robin Example',
};

/** An LLC taxed as an S corporation; its owner signs. */
export const COMPANY = {
  ...INDIVIDUAL,
  firstName: null,
  lastName: null,
  legalName: 'Example Hauling LLC',
  taxClass: 'LLC',
  llcClass: 'S',
  taxNumberType: 'EIN',
  taxNumber: '45-1234567',
};

const FIELDS = `id version legalName firstName middleName lastName suffix businessName taxClass llcClass otherClass
  exemptPayeeCode fatcaCode street city state zip taxNumberType taxNumberLast4 maskedTaxNumber itemTwoCrossed
  formRevision signedName signedAt signedIpAddress`;

const CERTIFY = `mutation ($input: CertifyTaxProfileInput!) { result: certifyTaxProfile(input: $input) {
  __typename
  ... on Error { code message }
  ... on ValidationError { issues { path message } }
  ... on CertifyTaxProfilePayload { taxProfile { ${FIELDS} } user { id } warnings } } }`;

/** Certifies and returns the result, a payload or a refusal. */
export async function certify(portal: TestPortal, { token }: Pick<Actor, 'token'>, input: object) {
  const { data, errors } = await portal.graphql(CERTIFY, { input }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result;
}
