import { findSentNumberIssue } from 'rules/taxNumber';
import type {
  CertifyTaxProfileInput,
  EarlierForm,
} from '../../__generated__/useCertifyTaxProfileMutation.graphql';
import type { W9Form_user$data } from '../../__generated__/W9Form_user.graphql';

const texts = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'legalName',
  'businessName',
  'llcClass',
  'otherClass',
  'exemptPayeeCode',
  'fatcaCode',
  'street',
  'city',
  'state',
  'zip',
] as const;

type KeptField = (typeof texts)[number];
/** The fields that are typed; the number and the signature are typed anew each time. */
export type W9TextField = KeptField | 'taxNumber' | 'signedName';

/** What the form holds. */
export type W9Values = Readonly<Record<W9TextField, string>> &
  Pick<CertifyTaxProfileInput, 'taxClass' | 'taxNumberType' | 'certified'> & {
    readonly itemTwoCrossed: boolean;
    /** What becomes of the form before; asked where the tax status is another one. */
    readonly earlierForm: EarlierForm;
    /** A day, or nothing for today. */
    readonly changedOn: string;
  };

/** Sentences by field name. */
export type W9Errors = Partial<Record<string, string>>;

type Known = Pick<W9Form_user$data, 'firstName' | 'lastName' | 'address' | 'taxProfile'>;

/** What the form begins with: what was signed last, else what the profile knows. */
export function initialValues({ firstName, lastName, address, taxProfile }: Known): W9Values {
  const kept = Object.fromEntries(texts.map((field) => [field, taxProfile?.[field] ?? ''])) as Record<
    KeptField,
    string
  >;
  const { street, city, state, zip } = address;
  return {
    ...kept,
    ...(!taxProfile && {
      firstName,
      lastName,
      street: street ?? '',
      city: city ?? '',
      state: state ?? '',
      zip: zip ?? '',
    }),
    taxClass: taxProfile?.taxClass ?? 'INDIVIDUAL',
    taxNumberType: taxProfile?.taxNumberType ?? 'SSN',
    taxNumber: '',
    itemTwoCrossed: taxProfile?.itemTwoCrossed ?? false,
    earlierForm: 'STATUS_CHANGED',
    changedOn: '',
    certified: false,
    signedName: '',
  };
}

export const isPerson = ({ taxClass }: Pick<W9Values, 'taxClass'>): boolean => taxClass === 'INDIVIDUAL';

type TaxStatus = Pick<W9Values, 'taxClass'> & {
  readonly llcClass: string | null | undefined;
  readonly exemptPayeeCode: string | null | undefined;
};

/** Whether the form says another tax status than the one that was signed before. */
export function changesStatus(values: W9Values, before: TaxStatus | null | undefined): boolean {
  if (!before) return false;
  const { llcClass, exemptPayeeCode } = w9Input(values);
  return (
    values.taxClass !== before.taxClass ||
    (llcClass ?? '') !== (before.llcClass ?? '') ||
    (exemptPayeeCode ?? '') !== (before.exemptPayeeCode ?? '')
  );
}

/** Whether something was typed that a navigation would lose. */
export const isTyped = (initial: W9Values, values: W9Values): boolean =>
  (Object.keys(initial) as (keyof W9Values)[]).some((field) => initial[field] !== values[field]);

const required: readonly [W9TextField, string, (values: W9Values) => boolean][] = [
  ['firstName', 'First name is required.', isPerson],
  ['lastName', 'Last name is required.', isPerson],
  ['legalName', 'Legal name is required.', (values) => !isPerson(values)],
  ['llcClass', 'LLC tax classification is required.', ({ taxClass }) => taxClass === 'LLC'],
  [
    'otherClass',
    'Other classification is required: say which one it is.',
    ({ taxClass }) => taxClass === 'OTHER',
  ],
  ['street', 'Street is required.', () => true],
  ['city', 'City is required.', () => true],
  ['state', 'State is required.', () => true],
  ['zip', 'ZIP code is required.', () => true],
  ['signedName', 'Signature is required.', () => true],
];

/** What is missing or cannot be, before anything is sent. */
export function validateW9(values: W9Values): W9Errors {
  const errors: W9Errors = {};
  for (const [field, message, isDue] of required)
    if (isDue(values) && !values[field].trim()) errors[field] = message;
  const number = findSentNumberIssue(values.taxNumberType, values.taxNumber);
  if (number) errors.taxNumber = number;
  if (!values.certified) errors.certified = 'Please certify the statement under penalties of perjury.';
  return errors;
}

/** What is sent: a person's name in its parts or an entity's legal name, and only what belongs to the class. */
export function w9Input(values: W9Values, isOtherStatus = false): CertifyTaxProfileInput {
  const text = (field: W9TextField, isDue = true) => (isDue && values[field].trim()) || null;
  const isPersonField = isPerson(values);
  return {
    firstName: text('firstName', isPersonField),
    middleName: text('middleName', isPersonField),
    lastName: text('lastName', isPersonField),
    suffix: text('suffix', isPersonField),
    legalName: text('legalName', !isPersonField),
    businessName: text('businessName'),
    taxClass: values.taxClass,
    llcClass: text('llcClass', values.taxClass === 'LLC'),
    otherClass: text('otherClass', values.taxClass === 'OTHER'),
    exemptPayeeCode: text('exemptPayeeCode', !isPersonField),
    fatcaCode: text('fatcaCode', !isPersonField),
    street: values.street.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    zip: values.zip.trim(),
    taxNumberType: values.taxNumberType,
    taxNumber: values.taxNumber.trim(),
    itemTwoCrossed: values.itemTwoCrossed,
    ...(isOtherStatus && {
      earlierForm: values.earlierForm,
      changedOn: (values.earlierForm === 'STATUS_CHANGED' && values.changedOn) || null,
    }),
    certified: values.certified,
    signedName: values.signedName.trim(),
  };
}
