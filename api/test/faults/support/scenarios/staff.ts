import { PASSWORD } from '../company.ts';
import type { Scenario } from '../scenarios.ts';
import { findPersonId, signIn } from './people.ts';
import { secondFactorScenario } from './secondFactor.ts';

const OWN = 'Chosen-Key-2026';
const RESET = 'Reset-Key-2026';

/** A staff member: access of every kind, granted, used and removed. */
export async function staffScenario(scenario: Scenario): Promise<void> {
  const { write, ask, admin, email, number } = scenario;
  const byAdmin = (field: string, input: object, select?: string) =>
    write(field, { token: admin.token, input, ...(select && { select }) });

  const name = { firstName: 'Stacy', lastName: `Staff ${number}` };
  await byAdmin('createStaff', { ...name, email, password: PASSWORD, roles: ['HR'] });
  const userId = await findPersonId(scenario);
  const first = await signIn(scenario, PASSWORD);
  await write('changePassword', { token: first, input: { newPassword: OWN } });
  // The session of the change ends with the others below.
  const elsewhere = await signIn(scenario, OWN);
  const token = await signIn(scenario, OWN);
  const { viewer } = await ask(elsewhere, '{ viewer { sessions { id isCurrent } } }');
  const session = viewer.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  await write('endSession', { token, input: { id: session.id } });
  await write('endOtherSessions', { token });
  await signIn(scenario, OWN);
  await write('signOutElsewhere', { token });
  await write('updateProfile', { token, input: { firstName: `Stacy ${number}` } });
  await write('setMailChoice', { token, input: { mail: 'STATEMENT_READY', isWanted: false } });
  await write('chooseMail', { token, input: { mail: 'WEEK_REJECTED', isWanted: false } });
  await write('confirmIdentity', { token, input: { password: OWN } });
  const made = await write('createAccessToken', {
    token,
    input: { name: 'Export' },
    select: '... on CreateAccessTokenPayload { accessToken { id } }',
  });
  await write('markNoticesRead', { token, input: {} });
  await write('revokeAccessToken', { token, input: { id: made.accessToken.id } });
  await write('logout', { token, select: 'message' });

  await secondFactorScenario(scenario, { token: await signIn(scenario, OWN), userId });
  await signIn(scenario, OWN);
  await byAdmin('signOutEverywhere', { userId });
  await byAdmin('updateStaff', { id: userId, phone: `(215) 555-01${String(number % 100).padStart(2, '0')}` });
  await byAdmin('setPayRate', { userId, dailyRate: 200 + (number % 100) });
  await byAdmin('assignRole', { userId, role: 'Accountant' });
  await byAdmin('removeRole', { userId, role: 'HR' });
  const { resetToken } = await byAdmin(
    'createResetToken',
    { userId },
    '... on ResetTokenPayload { resetToken }',
  );
  await write('resetPasswordWithToken', { input: { token: resetToken, newPassword: RESET } });
  await byAdmin('resetPassword', { userId, newPassword: PASSWORD });
  await byAdmin('unlockSignIn', { userId });
  const { savedQuery } = await byAdmin(
    'saveQuery',
    { name: `Unpaid ${number}`, query: '{ unpaidWork { people { pay } } }' },
    '... on SaveQueryPayload { savedQuery { id } }',
  );
  await byAdmin('deleteSavedQuery', { id: savedQuery.id });
  const { verification } = await byAdmin('checkAuditLog', {}, 'verification { intact problem }');
  for (const { intact, problem } of [verification, await byAdmin('verifyAuditLog', {}, 'intact problem')])
    if (!intact) throw new Error(`The audit log is broken: ${problem}`);
  const { verification: ledger } = await byAdmin('checkLedger', {}, 'verification { intact problem }');
  if (!ledger.intact) throw new Error(`The ledger is broken: ${ledger.problem}`);
  await byAdmin('setUserArchived', { userId, archived: true });
}
