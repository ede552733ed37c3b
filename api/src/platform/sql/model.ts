/**
 * The data model, as far as reading with SQL needs it: tables are named after their models, and columns after
 * their fields.
 */

/** Thrown for a query that is not translated into SQL here; Prisma handles it. */
export class NotInSql extends Error {}

export interface Field {
  name: string;
  /** 'String', 'DateTime' … for columns; the other model's name for relations. */
  type: string;
  kind: 'scalar' | 'enum' | 'object';
  isList: boolean;
  isId: boolean;
  relationName?: string;
  /** The columns with the other record's key, if they are on this side. */
  relationFromFields?: readonly string[];
}

export interface Model {
  readonly name: string;
  readonly fields: ReadonlyMap<string, Field>;
  /** The model of a relation. Throws NotInSql. */
  readonly getOther: (field: Field) => Model;
}

/** The models of a generated data model. */
export function readModels<Name extends string>(
  generated: Record<Name, { readonly fields: readonly object[] }>,
): Readonly<Record<Name, Model>> {
  const models = new Map<string, Model>();
  const getOther = ({ type }: Field): Model => {
    const model = models.get(type);
    if (!model) throw new NotInSql(type);
    return model;
  };
  for (const [name, { fields }] of Object.entries<{ readonly fields: readonly object[] }>(generated)) {
    const byName = new Map((fields as readonly Field[]).map((field) => [field.name, field]));
    models.set(name, { name, fields: byName, getOther });
  }
  return Object.fromEntries(models) as Record<Name, Model>;
}

export const getField = (model: Model, name: string): Field => {
  const field = model.fields.get(name);
  if (!field) throw new NotInSql(`${model.name}.${name}`);
  return field;
};

/** The relation's model, and the columns that join it to this model: the relation's, then this model's. */
export function toJoin(model: Model, field: Field): [Model, string, string] {
  const other = model.getOther(field);
  const [own, more] = field.relationFromFields ?? [];
  if (own && !more) return [other, getIdColumn(other), own];
  const inverse = [...other.fields.values()].find(
    ({ relationName, relationFromFields }) =>
      relationName === field.relationName && relationFromFields?.length === 1,
  );
  if (!inverse) throw new NotInSql(`${model.name}: ${field.relationName}`);
  return [other, inverse.relationFromFields![0]!, getIdColumn(model)];
}

/** The model whose keys a column contains. Throws NotInSql. */
export function getOwner(model: Model, key: string): Model {
  const relation = [...model.fields.values()].find(
    ({ relationFromFields: [own, more] = [] }) => own === key && !more,
  );
  if (!relation) throw new NotInSql(`${model.name}.${key} is no key`);
  return model.getOther(relation);
}

export function getIdColumn({ name, fields }: Model): string {
  const id = [...fields.values()].find(({ isId }) => isId);
  if (!id) throw new NotInSql(`${name} has no single key`);
  return id.name;
}
