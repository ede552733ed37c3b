/** The table of a query: the one list whose rows it reads, and the columns of each row. Pure. */
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type ColumnKind = 'MONEY' | 'DAY' | 'INSTANT' | Span;
/** Periods by which sums are grouped: a day that stands for a whole period. */
type Span = 'MONTH' | 'QUARTER' | 'WEEK';

export interface QueryColumn {
  /** The path to the value in a row. */
  path: string[];
  /** What kind of value it is; null for any other. */
  kind: ColumnKind | null;
}

export interface QueryTable {
  /** The path to the rows in `data`: to the edges of a list that comes in pages, or to a list that comes whole. */
  list: string[];
  columns: QueryColumn[];
}

const KINDS: Readonly<Record<string, ColumnKind>> = { Money: 'MONEY', Date: 'DAY', DateTime: 'INSTANT' };
/** By the name of the field, no matter what alias a query gives it. */
const SPANS: Readonly<Record<string, Span>> = { month: 'MONTH', quarter: 'QUARTER', week: 'WEEK' };

function kindOf({ field, type }: Selected): ColumnKind | null {
  const kind = KINDS[type.name] ?? null;
  return kind === 'DAY' ? (SPANS[field.name.value] ?? kind) : kind;
}

const ONE_QUERY = 'Only a single query can be saved, and nothing that changes data.';
const NO_LIST = 'The query selects no list, so it has no rows.';
const MANY_LISTS = 'The query selects several lists. Save a query for each.';
const NO_PAGES =
  'Declare $after: String, pass after: $after to the list, and select pageInfo { hasNextPage endCursor }, so that all of its rows can be read.';

/** A selected field, under the name that it has in the response. */
interface Selected {
  name: string;
  field: FieldNode;
  type: GraphQLNamedType;
  isList: boolean;
}

const isList = (type: GraphQLOutputType): boolean =>
  isListType(type) || (isNonNullType(type) && isList(type.ofType));

/** The fields of a selection, including those of its fragments. */
function createSelection(schema: GraphQLSchema, { definitions }: DocumentNode) {
  const fragments = new Map(
    definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  );
  const typeNamed = (name: string) => schema.getType(name) as GraphQLCompositeType;
  return function selected({ selections }: SelectionSetNode, parent: GraphQLCompositeType): Selected[] {
    const all = selections.flatMap((node): Selected[] => {
      if (node.kind === Kind.INLINE_FRAGMENT)
        return selected(
          node.selectionSet,
          node.typeCondition ? typeNamed(node.typeCondition.name.value) : parent,
        );
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const { selectionSet, typeCondition } = fragments.get(node.name.value)!;
        return selected(selectionSet, typeNamed(typeCondition.name.value));
      }
      const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
      if (!field) return [];
      const name = (node.alias ?? node.name).value;
      return [{ name, field: node, type: getNamedType(field.type), isList: isList(field.type) }];
    });
    // The same field may be selected by several fragments.
    return [...new Map(all.map((each) => [each.name, each])).values()];
  };
}

type Select = ReturnType<typeof createSelection>;

/** A list in the response, with what is selected of its rows. */
interface Found {
  list: string[];
  rows: Selected;
  connection?: Selected;
}

function findLists(
  select: Select,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  path: string[],
): Found[] {
  return select(set, parent).flatMap((each): Found[] => {
    const { name, type, field } = each;
    if (!isCompositeType(type) || !field.selectionSet) return [];
    const list = [...path, name];
    if (each.isList) return [{ list, rows: each }];
    if (!type.name.endsWith('Connection')) return findLists(select, field.selectionSet, type, list);
    const edges = select(field.selectionSet, type).find(({ field }) => field.name.value === 'edges');
    const edgeType = edges?.type;
    if (!edges?.field.selectionSet || !isCompositeType(edgeType)) return [];
    const node = select(edges.field.selectionSet, edgeType).find(({ name }) => name === 'node');
    return node ? [{ list: [...list, edges.name], rows: node, connection: each }] : [];
  });
}

const passesAfter = ({ field }: Selected): boolean =>
  (field.arguments ?? []).some(
    ({ name, value }) =>
      name.value === 'after' && value.kind === Kind.VARIABLE && value.name.value === 'after',
  );

/** Whether every page of the list can be read. */
function hasPages(select: Select, connection: Selected): boolean {
  const parts = select(connection.field.selectionSet!, connection.type as GraphQLCompositeType);
  const info = parts.find(({ name }) => name === 'pageInfo');
  const facts =
    info?.field.selectionSet && select(info.field.selectionSet, info.type as GraphQLCompositeType);
  const names = new Set(facts?.map(({ name }) => name));
  return passesAfter(connection) && names.has('hasNextPage') && names.has('endCursor');
}

/** The columns of what is selected: a list within a row is one column, and so is each field of a record in it. */
function columnsOf(select: Select, { field, type }: Selected, path: string[]): QueryColumn[] {
  if (!isCompositeType(type) || !field.selectionSet) return [];
  return select(field.selectionSet, type).flatMap((each): QueryColumn[] => {
    const place = [...path, each.name];
    if (each.isList) return [{ path: place, kind: null }];
    if (isCompositeType(each.type)) return columnsOf(select, each, place);
    return [{ path: place, kind: kindOf(each) }];
  });
}

/** The table of a valid document, or why it has none. */
export function readTable(schema: GraphQLSchema, document: DocumentNode): QueryTable | string {
  const operations = document.definitions.filter(
    (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== 'query') return ONE_QUERY;
  const select = createSelection(schema, document);
  const lists = findLists(select, operation.selectionSet, schema.getQueryType()!, []);
  const paged = lists.filter(({ connection }) => connection);
  // Sums beside a list that comes in pages, such as months, are not its rows.
  const [found, other] = paged.length > 0 ? paged : lists;
  if (!found) return NO_LIST;
  if (other) return MANY_LISTS;
  if (found.connection && !hasPages(select, found.connection)) return NO_PAGES;
  return { list: found.list, columns: columnsOf(select, found.rows, []) };
}
