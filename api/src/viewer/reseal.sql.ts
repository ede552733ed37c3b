/** Saves re-encrypted passwords and access tokens. Values that changed since they were read stay as they are. */
import { db, defineChange } from '../platform/sql/define.ts';
import { unnested } from '../platform/sql/parts.ts';

/** Not through the model, because nothing about the person was updated. */
export const passwordsResealed = defineChange(
  { ids: 'uuid[]', before: 'text[]', after: 'text[]' },
  ({ ids, before, after }) =>
    db
      .updateTable('User as person')
      .from(unnested({ id: ids, before, after }, 'sealed'))
      .whereRef('person.id', '=', 'sealed.id')
      .whereRef('person.passwordHash', '=', 'sealed.before')
      .set({ passwordHash: ({ ref }) => ref('sealed.after') }),
);

export const tokensSealed = defineChange({ ids: 'uuid[]', seals: 'text[]' }, ({ ids, seals }) =>
  db
    .updateTable('PersonalAccessToken as token')
    .from(unnested({ id: ids, seal: seals }, 'sealed'))
    .whereRef('token.id', '=', 'sealed.id')
    .set({ tokenSeal: ({ ref }) => ref('sealed.seal') }),
);
