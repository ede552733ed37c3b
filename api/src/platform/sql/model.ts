/** The data model as far as reading by SQL needs it: tables are called as their models, columns as their fields. */
import { getDatamodel } from '../db/generated/pothos.ts';

/** Thrown for a query that is not translated into SQL here; Prisma handles it then. */
export class NotInSql extends Error {}

export interface Field {
  name: string;
  /** 'String', 'DateTime' … for columns; the other model's name for relations. */
  type: string;
  kind: 'scalar' | 'enum' | 'object';
  isList: boolean;
  isId: boolean;
  relationName?: string;
  /** The columns with the other record's key, if it is on this side. */
  relationFromFields?: readonly string[];
}

type Model = ReadonlyMap<string, Field>;

const MODELS: ReadonlyMap<string, Model> = new Map(
  Object.entries(getDatamodel().datamodel.models).map(([name, { fields }]) => [
    name,
    new Map((fields as readonly Field[]).map((field) => [field.name, field])),
  ]),
);

const getModel = (model: string): Model => {
  const fields = MODELS.get(model);
  if (!fields) throw new NotInSql(model);
  return fields;
};

export const getField = (model: string, name: string): Field => {
  const field = getModel(model).get(name);
  if (!field) throw new NotInSql(`${model}.${name}`);
  return field;
};

/** The columns that make a record of the relation belong to one of the model: [the other's, the model's own]. */
export function toJoin(model: string, { type, relationName, relationFromFields }: Field): [string, string] {
  const [own, more] = relationFromFields ?? [];
  if (own && !more) return [getIdColumn(type), own];
  const inverse = [...getModel(type).values()].find(
    (field) => field.relationName === relationName && field.relationFromFields?.length === 1,
  );
  if (!inverse) throw new NotInSql(`${model}: ${relationName}`);
  return [inverse.relationFromFields![0]!, getIdColumn(model)];
}

function getIdColumn(model: string): string {
  const id = [...getModel(model).values()].find((field) => field.isId);
  if (!id) throw new NotInSql(`${model} has no single key`);
  return id.name;
}
