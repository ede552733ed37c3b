/** Fields that several inputs about people share. */
import type { SchemaTypes } from '../../graph/builder.ts';
import { inputWords } from './inputWords.ts';

type Fields = PothosSchemaTypes.InputFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>,
  'InputObject'
>;

/** The fields of every new person. */
export const newPersonFields = (t: Fields) => ({
  email: t.string({ required: true, description: inputWords.email }),
  password: t.string({ required: true, description: inputWords.password }),
  firstName: t.string({ required: true, description: inputWords.firstName }),
  lastName: t.string({ required: true, description: inputWords.lastName }),
});

/** A daily rate, and from when on. */
export const rateFields = (t: Fields) => ({
  dailyRate: t.field({ type: 'Money', description: inputWords.dailyRate }),
  effectiveFrom: t.field({ type: 'Date', description: inputWords.effectiveFrom }),
});
