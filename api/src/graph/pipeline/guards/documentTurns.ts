/** Makes one caller's documents take turns, two at a time, because each one keeps a thread busy. */
import { defaultFieldResolver, getNamedType, isObjectType, isUnionType } from 'graphql';
import type { Context } from '../../../operation/context.ts';
import type { Guard } from '../guard.ts';
import { runInTurn } from './turns.ts';

const FILE = 'File';

export const documentTurns: Guard<'field'> = {
  runs: 'field',
  guard: (schema) => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        const fileType = getNamedType(field.type);
        const isFile =
          fileType.name === FILE ||
          (isUnionType(fileType) && fileType.getTypes().some(({ name }) => name === FILE));
        if (!isFile) continue;
        const { resolve = defaultFieldResolver } = field;
        field.resolve = (source, args, context: Context, info) =>
          runInTurn(context.turns.documents, context, () => resolve(source, args, context, info));
      }
    }
    return schema;
  },
};
