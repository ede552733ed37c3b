import { findW9Issues, isLineOpen, isPerson, readLine, type W9Line } from 'rules/w9';
import type {
  CertifyTaxProfileInput,
  EarlierForm,
} from '../../__generated__/useCertifyTaxProfileMutation.graphql';
import type { W9Form_user$data } from '../../__generated__/W9Form_user.graphql';

const keptLines = [
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
] as const satisfies readonly W9Line[];

type KeptField = (typeof keptLines)[number];
/** The typed fields; the number and the signature are typed each time. */
export type W9TextField = W9Line | 'taxNumber';

/** The form's values. */
export type W9Values = Readonly<Record<W9TextField, string>> &
  Pick<CertifyTaxProfileInput, 'taxClass' | 'taxNumberType' | 'certified'> & {
    readonly itemTwoCrossed: boolean;
    /** What happens to the previous form; asked if the tax status differs. */
    readonly earlierForm: EarlierForm;
    /** A day, or empty for today. */
    readonly changedOn: string;
  };

/** Messages by field name. */
export type W9Errors = Partial<Record<string, string>>;

type Known = Pick<W9Form_user$data, 'firstName' | 'lastName' | 'address' | 'taxProfile'>;

/** The initial values: the last signed form, else the profile. */
export function initialValues({ firstName, lastName, address, taxProfile }: Known): W9Values {
  const kept = Object.fromEntries(keptLines.map((field) => [field, taxProfile?.[field] ?? ''])) as Record<
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

type TaxStatus = Pick<W9Values, 'taxClass'> & {
  readonly llcClass: string | null | undefined;
  readonly exemptPayeeCode: string | null | undefined;
};

/** Whether the form's tax status differs from the last signed one. */
export function changesStatus(values: W9Values, before: TaxStatus | null | undefined): boolean {
  if (!before) return false;
  const { llcClass, exemptPayeeCode } = w9Input(values);
  return (
    values.taxClass !== before.taxClass ||
    (llcClass ?? '') !== (before.llcClass ?? '') ||
    (exemptPayeeCode ?? '') !== (before.exemptPayeeCode ?? '')
  );
}

/** Whether there is input that a navigation would lose. */
export const isTyped = (initial: W9Values, values: W9Values): boolean =>
  (Object.keys(initial) as (keyof W9Values)[]).some((field) => initial[field] !== values[field]);

/** Missing and invalid fields, before anything is sent. */
export const validateW9 = (values: W9Values): W9Errors => Object.fromEntries(findW9Issues(w9Input(values)));

/** The request's input: a person's name in its parts or an entity's legal name, and only the fields of the class. */
export function w9Input(values: W9Values, isOtherStatus = false): CertifyTaxProfileInput {
  const text = (name: W9Line) => (isLineOpen(name, values) ? readLine(name, values[name]) : null);
  return {
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    suffix: text('suffix'),
    legalName: isPerson(values) ? null : text('legalName'),
    businessName: text('businessName'),
    taxClass: values.taxClass,
    llcClass: text('llcClass'),
    otherClass: text('otherClass'),
    exemptPayeeCode: text('exemptPayeeCode'),
    fatcaCode: text('fatcaCode'),
    street: text('street') ?? '',
    city: text('city') ?? '',
    state: text('state') ?? '',
    zip: text('zip') ?? '',
    taxNumberType: values.taxNumberType,
    taxNumber: values.taxNumber.trim(),
    itemTwoCrossed: values.itemTwoCrossed,
    ...(isOtherStatus && {
      earlierForm: values.earlierForm,
      changedOn: (values.earlierForm === 'STATUS_CHANGED' && values.changedOn) || null,
    }),
    certified: values.certified,
    signedName: text('signedName') ?? '',
  };
}
