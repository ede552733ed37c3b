/** Where someone certifies a Form W-9 and sees what is certified. */
export const taxInformationPath = '/dashboard/tax-information';
