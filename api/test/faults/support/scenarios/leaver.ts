import { PASSWORD } from '../company.ts';
import type { Life } from '../scenarios.ts';
import { idOfPerson } from './people.ts';

/** Hired, dismissed, archived and deleted for good. */
export async function leaverLife(life: Life): Promise<void> {
  const { write, admin, manager, email } = life;
  const name = { firstName: 'Lee', lastName: `Leaver ${life.number}` };
  await write('createContractor', { token: manager.token, input: { ...name, email, password: PASSWORD } });
  const userId = await idOfPerson(life);
  await write('updateContractor', { token: manager.token, input: { id: userId, lastName: 'Gone' } });
  await write('deactivateContractor', { token: manager.token, input: { id: userId } });
  await write('setUserArchived', { token: admin.token, input: { userId, archived: true } });
  await write('deleteUser', { token: admin.token, input: { userId, confirmEmail: email } });
}
