/**
 * By what the store knows an object. Two objects of one id are one record to it, and a refused day carries the id of the
 * day that was refused: it is no record of its own but a remark about one.
 */
export const dataId = (value: { readonly [field: string]: unknown }, typename: string): unknown =>
  typename === 'RefusedDay' ? undefined : value.id;
