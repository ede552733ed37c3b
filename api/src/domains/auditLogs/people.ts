/** Names of the people that entries are about: requested one by one, read in one statement. */
import { isUuid } from 'rules/ids';
import { deletedUserName } from '../../audit/deletedUsers.ts';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import { namesOfPeople } from './people.sql.ts';

const nameOf = batched(async (context: Context, keys) => {
  const found = await context.sql.read(context, namesOfPeople({ keys }));
  return new Map(
    keys.map((key) => {
      const { name = null, number = null } = found[key] ?? {};
      return [key, number === null ? (name ?? undefined) : deletedUserName(number)];
    }),
  );
});

/** The name of the person with this key, or what a deleted person is called; undefined if there was none. */
export const findName = async (context: Context, key: string): Promise<string | undefined> =>
  isUuid(key) ? nameOf(context, key) : undefined;
