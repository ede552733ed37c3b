import { PASSWORD } from '../company.ts';
import type { Scenario } from '../scenarios.ts';
import { findPersonId } from './people.ts';

/** Hired, dismissed, archived and deleted for good. */
export async function leaverScenario(scenario: Scenario): Promise<void> {
  const { write, admin, manager, email } = scenario;
  const name = { firstName: 'Lee', lastName: `Leaver ${scenario.number}` };
  await write('createContractor', { token: manager.token, input: { ...name, email, password: PASSWORD } });
  const userId = await findPersonId(scenario);
  await write('updateContractor', { token: manager.token, input: { id: userId, lastName: 'Gone' } });
  await write('deactivateContractor', { token: manager.token, input: { id: userId } });
  await write('setUserArchived', { token: admin.token, input: { userId, archived: true } });
  await write('deleteUser', { token: admin.token, input: { userId, confirmEmail: email } });
}
