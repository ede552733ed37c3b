/** Conditions on people whose table is called `person`. */
import { expressionBuilder } from 'kysely';
import { db, defineCondition } from '../../platform/sql/define.ts';

const { eb, lit } = expressionBuilder(db.selectFrom('User as person'));

export const personContains = defineCondition({ pattern: 'text' }, ({ pattern }) =>
  eb('person.searchText', 'ilike', pattern),
);

export const isNoOne = defineCondition({}, () => lit(false));
