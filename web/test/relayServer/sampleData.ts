/** Generates values for every field that a test leaves out, from the schema. */
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';

/** A value or a function that makes one, by 'Type.field' or by type. */
export type Samples = Readonly<Record<string, unknown>>;

const SCALARS: Samples = { Int: 2, Float: 1.5, Boolean: true, String: 'Sample' };

/** The number of items in a list. */
const ITEMS = 2;

/** Makes values of the schema's types: from `samples`, or else plain ones. Ids are unique. */
export function createSampler(schema: GraphQLSchema, samples: Samples) {
  let made = 0;
  const known = (name: string): unknown => {
    const sample = samples[name] ?? SCALARS[name];
    return typeof sample === 'function' ? sample() : sample;
  };
  const sample = (type: GraphQLOutputType, coordinate: string): unknown => {
    const own = known(coordinate);
    if (own !== undefined) return own;
    const nullable = getNullableType(type);
    if (isListType(nullable))
      return Array.from({ length: ITEMS }, () => sample(nullable.ofType, `${coordinate}[]`));
    const ofType = known(nullable.name);
    if (ofType !== undefined) return ofType;
    if (isEnumType(nullable)) return nullable.getValues()[0]!.value;
    if (isAbstractType(nullable)) return { __typename: schema.getPossibleTypes(nullable)[0]!.name };
    if (isObjectType(nullable)) return { __typename: nullable.name };
    made += 1;
    if (nullable.name === 'ID') return `${coordinate.split('.')[0]}_${made}`;
    throw new Error(`There is no sample for the scalar ${nullable.name}.`);
  };
  return sample;
}
