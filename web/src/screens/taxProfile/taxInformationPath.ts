/** The address where someone certifies a Form W-9 and sees the certified one. */
export const taxInformationPath = '/dashboard/tax-information';
