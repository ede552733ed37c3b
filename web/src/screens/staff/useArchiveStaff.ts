import type { useSetUserArchivedMutation } from '../../__generated__/useSetUserArchivedMutation.graphql';
import { counted } from '../../kit/lib/labels';
import { useForMany } from '../../kit/relay/useForMany';
import { useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import { warnOfOpenThings } from '../people/warnOfOpenThings';

import { archiving } from './useSetUserArchived';

type Person = { readonly id: string; readonly name: string };

/** Archives several people; the rows show it in place, and Undo takes all of them out again. */
export function useArchiveStaff() {
  const [setArchived] = useMutation<useSetUserArchivedMutation>(archiving, {
    failure: 'Failed to archive user',
  });
  const { run, ...state } = useForMany<Person & { archived: boolean }>(async ({ id, archived }) => {
    const outcome = await setArchived({ input: { userId: id, archived } });
    if (archived && outcome.ok && outcome.result.user) warnOfOpenThings(outcome.result.user);
    return outcome;
  });
  async function setAll(people: readonly Person[], archived: boolean): Promise<void> {
    const refused = await run(people.map(({ id, name }) => ({ id, name, archived })));
    const done = people.filter(({ id }) => !refused.some((each) => each.id === id));
    if (done.length === 0) return;
    const whom = counted(done.length, 'user');
    if (archived)
      notify.success(`${whom} archived`, { label: 'Undo', onClick: () => void setAll(done, false) });
    else notify.success(`${whom} unarchived`);
  }
  return { ...state, archive: (people: readonly Person[]) => setAll(people, true) };
}
