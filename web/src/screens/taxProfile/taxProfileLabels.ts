import type { TaxClass, TaxNumberType } from '../../__generated__/CertifiedCard_profile.graphql';

/** The boxes of line 3a of Form W-9, in its order. */
export const taxClassLabels: Record<TaxClass, string> = {
  INDIVIDUAL: 'Individual/sole proprietor',
  C_CORPORATION: 'C corporation',
  S_CORPORATION: 'S corporation',
  PARTNERSHIP: 'Partnership',
  TRUST_ESTATE: 'Trust/estate',
  LLC: 'LLC',
  OTHER: 'Other',
};

/** The tax classifications of an LLC. */
export const llcClassLabels: Record<string, string> = {
  C: 'C corporation',
  S: 'S corporation',
  P: 'Partnership',
};

export const numberTypeLabels: Record<TaxNumberType, string> = {
  SSN: 'Social security number (SSN)',
  EIN: 'Employer identification number (EIN)',
  ITIN: 'Individual taxpayer identification number (ITIN)',
};

type Classified = {
  readonly taxClass: TaxClass;
  readonly llcClass: string | null | undefined;
  readonly otherClass: string | null | undefined;
};

/** 'LLC (S corporation)', 'Other: Tribal government'. */
export function taxClassText({ taxClass, llcClass, otherClass }: Classified): string {
  const label = taxClassLabels[taxClass];
  if (llcClass) return `${label} (${llcClassLabels[llcClass] ?? llcClass})`;
  return otherClass ? `${label}: ${otherClass}` : label;
}
