import { PASSWORD } from '../company.ts';
import type { Scenario } from '../scenarios.ts';
import { findPersonId, signIn } from './people.ts';

/** Two invited people: one joins with the link of a second invitation, and the other's invitation is revoked. */
export async function guestScenario(scenario: Scenario): Promise<void> {
  const { write, manager, email, number } = scenario;
  const byManager = (field: string, input: object, select?: string) =>
    write(field, { token: manager.token, input, ...(select && { select }) });
  const person = { kind: 'CONTRACTOR', firstName: 'Gale', lastName: `Guest ${number}` };

  await byManager('invitePerson', { ...person, email });
  const { link } = await byManager(
    'resendInvitation',
    { userId: await findPersonId(scenario) },
    '... on InvitationPayload { link }',
  );
  await write('acceptInvitation', { input: { token: link.split('#')[1], newPassword: PASSWORD } });
  await signIn(scenario, PASSWORD);
  await write('requestPasswordReset', { input: { email } });

  const other = { ...scenario, email: `other.${email}` };
  await byManager('invitePerson', { ...person, email: other.email });
  await byManager('withdrawInvitation', { userId: await findPersonId(other) });
}
