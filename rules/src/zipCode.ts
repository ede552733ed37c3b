/** ZIP codes of the United States: five digits, or nine. */

const ZIP_CODE = /^\d{5}(-\d{4})?$/;

export const ZIP_CODE_EXPECTED = 'ZIP code must have five digits, or nine like 19100-0001.';

export const isZipCode = (text: string): boolean => ZIP_CODE.test(text);
