/**
 * Queries for every list of a schema: each reachable list, with the fields of its rows and, one level deeper, the
 * fields of their objects. Built from the schema, so that new fields are included automatically.
 */
import {
  type GraphQLField,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';

export interface ListQuery {
  /** The list and the field of its rows, such as 'Query.timeLogs > user'. */
  name: string;
  /** The field of its rows, such as 'TimeLog.user', if that field has fields of its own. */
  nested?: string;
  document: string;
}

export interface ListQueryOptions {
  /** The arguments, such as 'year: 2025', of fields that require some, by coordinate; other fields get none. */
  given: Readonly<Record<string, string>>;
  /** The number of rows in the list itself, by coordinate. */
  rows: (coordinate: string) => number;
  /** Coordinates that are not selected on rows. */
  refused: ReadonlySet<string>;
  /** The field of the connection that selects rows; `edges` by default. */
  by?: 'edges' | 'nodes';
}

type Field = GraphQLField<unknown, unknown>;

interface Place {
  coordinate: string;
  field: Field;
  /** Opens and closes the fields above. */
  before: string;
  after: string;
}

/** How many fields may be above a list. */
const MAX_ABOVE = 3;
const FEW = 2;

const isConnection = (type: GraphQLOutputType): boolean => getNamedType(type).name.endsWith('Connection');

function isList(type: GraphQLOutputType): boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isListType(inner) || isConnection(inner);
}

const toObjectType = (type: GraphQLOutputType): GraphQLObjectType | undefined => {
  const named = getNamedType(type);
  return named instanceof GraphQLObjectType ? named : undefined;
};

/** The type of the list's rows. */
function toRowType(type: GraphQLOutputType): GraphQLObjectType | undefined {
  if (!isConnection(type)) return toObjectType(type);
  const edge = toObjectType(toObjectType(type)!.getFields().edges!.type)!;
  return toObjectType(edge.getFields().node!.type);
}

const viewerFirst = (a: { coordinate: string }, b: { coordinate: string }): number =>
  Number(b.coordinate === 'Query.viewer') - Number(a.coordinate === 'Query.viewer');

export function listQueries(
  schema: GraphQLSchema,
  { given, rows, refused, by = 'edges' }: ListQueryOptions,
): ListQuery[] {
  /** The rows of a list, with the selection for each. */
  function rowsOf({ type }: Field, inner: string): string {
    if (!isConnection(type)) return inner;
    return by === 'edges' ? `edges { node { ${inner} } }` : `nodes { ${inner} }`;
  }

  const listFields = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).map((field) => ({ field, coordinate: `${type.name}.${field.name}` }));
  const listRowFields = (type: GraphQLObjectType) =>
    listFields(type).filter(({ coordinate }) => !refused.has(coordinate));

  /** The field's arguments as text; undefined if a required one was not given. */
  function writeArguments(coordinate: string, field: Field, first: number): string | undefined {
    const demands = field.args.some(isRequiredArgument);
    if (demands && given[coordinate] === undefined) return undefined;
    const size = field.args.some(({ name }) => name === 'first') ? `first: ${first}` : '';
    const all = [given[coordinate] ?? '', size].filter(Boolean).join(', ');
    return all && `(${all})`;
  }

  const leaves = (type: GraphQLObjectType): string[] =>
    listRowFields(type).flatMap(({ field, coordinate }) =>
      isLeafType(getNamedType(field.type)) && writeArguments(coordinate, field, FEW) === ''
        ? [field.name]
        : [],
    );

  /** The field with everything below it, this many levels deep. */
  function whole(coordinate: string, field: Field, first: number, depth: number): string | undefined {
    const row = toRowType(field.type);
    const asked = writeArguments(coordinate, field, first);
    if (!row || asked === undefined) return undefined;
    return `${field.name}${asked} { ${rowsOf(field, selection(row, depth))} }`;
  }

  const composites = (type: GraphQLObjectType) =>
    listRowFields(type).filter(({ field }) => toObjectType(field.type) !== undefined);

  const selection = (type: GraphQLObjectType, depth: number): string =>
    [
      '__typename',
      ...leaves(type),
      ...(depth > 0
        ? composites(type).flatMap(({ field, coordinate }) => whole(coordinate, field, FEW, depth - 1) ?? [])
        : []),
    ].join(' ');

  /** Every list once, on the shortest path from the root, through the viewer if such a path exists. */
  function* lists(): Generator<Place> {
    const seen = new Set<string>();
    let level: { type: GraphQLObjectType; before: string; after: string }[] = [
      { type: schema.getQueryType()!, before: '', after: '' },
    ];
    for (let above = 0; above <= MAX_ABOVE; above++) {
      const next: typeof level = [];
      for (const { type, before, after } of level)
        for (const { field, coordinate } of listFields(type).sort(viewerFirst)) {
          if (seen.has(coordinate) || isAbstractType(getNamedType(field.type))) continue;
          seen.add(coordinate);
          const inner = toObjectType(field.type);
          const asked = writeArguments(coordinate, field, rows(coordinate));
          if (asked === undefined) throw new Error(`Give ${coordinate} the arguments that it demands.`);
          if (!inner) continue;
          if (isList(field.type)) yield { coordinate, field, before, after };
          else next.push({ type: inner, before: `${before} ${field.name}${asked} {`, after: `${after} }` });
        }
      level = next;
    }
  }

  return [...lists()].flatMap(({ coordinate, field, before, after }) => {
    const row = toRowType(field.type)!;
    const asked = writeArguments(coordinate, field, rows(coordinate)) ?? '';
    const query = (name: string, inner: string, nested?: string): ListQuery => ({
      name,
      ...(nested && { nested }),
      document: `{${before} ${field.name}${asked} { ${rowsOf(field, inner)} }${after} }`,
    });
    return [
      query(coordinate, selection(row, 0)),
      ...composites(row).flatMap((nested) => {
        const text = whole(nested.coordinate, nested.field, FEW, 1);
        return text ? [query(`${coordinate} > ${nested.field.name}`, text, nested.coordinate)] : [];
      }),
    ];
  });
}
