/** Who has a second factor. */
import { db, type Expression, sql } from '../../platform/sql/define.ts';

/** Whether the person with this key has one. An app counts once its owner has confirmed it. */
export function hasFactor(userId: Expression<string>) {
  const app = db
    .selectFrom('AuthenticatorApp as app')
    .where('app.userId', '=', userId)
    .where('app.confirmedAt', 'is not', null)
    .select('app.userId');
  const passkey = db
    .selectFrom('Passkey as passkey')
    .where('passkey.userId', '=', userId)
    .select('passkey.id');
  return sql<boolean>`(exists ${app} or exists ${passkey})`;
}
