/** The requests that an attacker can send, over GraphQL or REST, with everything in hand. */
import type { RoleName } from 'rules/roles';
import { toKey } from '../../src/operation/ids.ts';
import { INDIVIDUAL } from '../support/taxProfiles.ts';
import { listMoneySteps } from './moneySteps.ts';
import { CHOSEN, type Hand, type Name, newTaxNumber, type World, YEAR } from './world.ts';

/** Whether the portal did it. */
type Run = (world: World) => Promise<boolean>;
export interface Step {
  name: string;
  /** Whose session or token it uses, and the person it is about, if any. */
  by?: Hand;
  about?: Name;
  run: Run;
}

const GRANTED: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR', 'Accountant'];
const WEEK = { weekStart: '2026-11-02', weekEnd: '2026-11-08' };
const GUESSES = 101;

const mutation = (name: string, type: string, fields = '') =>
  `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { code message } ${fields} } }`;

/** Sends a mutation and gives the attacker the response. Returns the result if it succeeded. */
async function send(
  world: World,
  token: string | undefined,
  document: string,
  variables: object,
  ip?: string,
) {
  const response = await world.portal.graphql(document, variables as Record<string, unknown>, token, ip);
  world.told = JSON.stringify(response);
  const result = response.data?.result;
  const isDone = !response.errors && result && result.code === undefined && result.message === undefined;
  return isDone ? result : null;
}

async function rest(world: World, token: string | undefined, method: string, path: string, body?: object) {
  const response = await world.portal.rest(method, path, { token, ...(body && { body }) });
  world.told = JSON.stringify(response.body);
  return response.status < 300;
}

/**
 * A new session of a person whose password is known. If a password change is due, the attacker chooses the new
 * password.
 */
async function enter(world: World, name: Name): Promise<boolean> {
  const { portal, people, passwords, hands } = world;
  const { email } = people.get(name)!;
  const password = passwords.get(name)!;
  const { status, body } = await portal.rest('POST', '/auth/login', {
    body: { email, password },
    ipAddress: '203.0.113.9',
  });
  world.told = JSON.stringify({ ...body, token: '' });
  if (status !== 200) return false;
  let { token } = body;
  if (body.needsPasswordChange) {
    const change = { token, body: { currentPassword: password, newPassword: `${CHOSEN}-${name}` } };
    const changed = await portal.rest('POST', '/auth/change-password', change);
    if (changed.status !== 200) return false;
    passwords.set(name, `${CHOSEN}-${name}`);
    token = (
      await portal.rest('POST', '/auth/login', {
        body: { email, password: `${CHOSEN}-${name}` },
        ipAddress: '203.0.113.9',
      })
    ).body.token;
  }
  hands.push({ owner: name, kind: 'session', token, isOwn: false });
  return true;
}

/** A person whom the attacker added, with a password of the attacker's choice or a link to choose one. */
function added(world: World, name: Name, { email, id, link }: { email: string; id: string; link?: string }) {
  world.people.set(name, { key: toKey('User', id), id, email, token: '' });
  if (link) world.links.set(name, link);
  else world.passwords.set(name, CHOSEN);
  return true;
}

const INVITED = '... on InvitationPayload { link user { id } }';

/** Invites a person; the attacker passes the link on, or keeps it. */
const invite =
  (token: string, name: Name, input: object): Run =>
  async (world) => {
    const { password: _, ...person } = newcomer();
    const result = await send(world, token, mutation('invitePerson', 'InvitePersonInput', INVITED), {
      input: { ...person, ...input },
    });
    return result ? added(world, name, { ...person, id: result.user.id, link: result.link }) : false;
  };

/** Chooses a password through an invitation's link and signs in. */
async function openInvitation(world: World, name: Name): Promise<boolean> {
  const input = { token: world.links.get(name)!.split('#')[1], newPassword: CHOSEN };
  const document = mutation('acceptInvitation', 'AcceptInvitationInput', '... on LoginPayload { token }');
  const result = await send(world, undefined, document, { input });
  if (!result) return false;
  world.told = '';
  world.passwords.set(name, CHOSEN);
  world.hands.push({ owner: name, kind: 'session', token: result.token, isOwn: false });
  return true;
}

let newcomers = 0;
const newcomer = () => {
  newcomers += 1;
  return { email: `ghost.${newcomers}@example.com`, password: CHOSEN, firstName: 'Gil', lastName: 'Host' };
};

/** The steps of one session or token about one person. */
function stepsAbout(name: Name, target: Name): Record<string, (token: string) => Run> {
  const idOf = ({ people }: World) => people.get(target)!.id;
  return {
    [`pay ${target}`]: (token) => (world) =>
      rest(world, token, 'POST', '/payroll/weekly', {
        ...{ userId: idOf(world), ...WEEK },
        weeklyData: [{ date: WEEK.weekStart, pay: 99_999, expenses: 0, notes: `for ${name}` }],
      }),
    [`reset the password of ${target}`]: (token) => async (world) => {
      const input = { userId: idOf(world), newPassword: CHOSEN };
      if (!(await send(world, token, mutation('resetPassword', 'ResetPasswordInput'), { input })))
        return false;
      world.passwords.set(target, CHOSEN);
      return true;
    },
    [`make a reset token for ${target}`]: (token) => async (world) => {
      const { status, body } = await world.portal.rest('POST', `/auth/generate-reset-token/${idOf(world)}`, {
        token,
        body: {},
      });
      world.told = JSON.stringify(body);
      if (status >= 300) return false;
      world.resetTokens.set(target, body.resetToken);
      return true;
    },
    [`invite ${target} again`]: (token) => async (world) => {
      const document = mutation('resendInvitation', 'ResendInvitationInput', INVITED);
      const result = await send(world, token, document, { input: { userId: idOf(world) } });
      if (!result) return false;
      world.links.set(target, result.link);
      return true;
    },
    [`remove the second factor of ${target}`]: (token) => async (world) =>
      Boolean(
        await send(world, token, mutation('removeSecondFactor', 'RemoveSecondFactorInput'), {
          input: { userId: idOf(world) },
        }),
      ),
    [`archive ${target}`]: (token) => (world) =>
      rest(world, token, 'PATCH', `/staff/${idOf(world)}/archive`, { archived: true }),
    [`delete ${target} for good`]: (token) => (world) =>
      rest(world, token, 'DELETE', `/staff/${idOf(world)}?acknowledge=true&reason=Asked`),
    [`deactivate ${target}`]: (token) => (world) =>
      rest(world, token, 'PATCH', `/staff/${idOf(world)}/status`, { isActive: false }),
    [`take IT_Admin from ${target}`]: (token) => (world) =>
      rest(world, token, 'DELETE', `/staff/${idOf(world)}/roles/IT_Admin`),
    [`reveal the number of ${target}`]: (token) => async (world) => {
      const input = { userId: idOf(world), password: world.passwords.get(name) ?? 'Guessed-Horse-1' };
      const reason = 'The filing of a form';
      return Boolean(
        await send(
          world,
          token,
          mutation('revealTaxNumber', 'RevealTaxNumberInput', '... on RevealTaxNumberPayload { taxNumber }'),
          {
            input: { ...input, reason },
          },
        ),
      );
    },
    [`take the records of ${target}`]: (token) => (world) =>
      rest(world, token, 'GET', `/staff/${idOf(world)}/records`),
    ...Object.fromEntries(
      GRANTED.map((role) => [
        `make ${target} ${role}`,
        (token: string) => (world: World) =>
          rest(world, token, 'POST', `/staff/${idOf(world)}/roles`, { roleName: role }),
      ]),
    ),
  };
}

/** The steps of one session or token. */
function stepsOf(world: World, { owner, token }: Hand): Record<string, Run> {
  const steps: Record<string, Run> = {
    'make an access token': async (world) => {
      const made = await send(
        world,
        token,
        mutation('createAccessToken', 'CreateAccessTokenInput', '... on CreateAccessTokenPayload { token }'),
        { input: { name: 'Export', canWrite: true, expiresInDays: 30 } },
      );
      if (!made) return false;
      world.hands.push({ owner, kind: 'access token', token: made.token, isOwn: false });
      return true;
    },
    'change the password without the old one': (world) =>
      rest(world, token, 'POST', '/auth/change-password', { newPassword: CHOSEN }),
    'take the files for the IRS': (world) =>
      rest(world, token, 'GET', `/tax-documents/iris-files?year=${YEAR}`),
    'take the recipient copies': (world) =>
      rest(world, token, 'GET', `/tax-documents/recipient-copies?year=${YEAR}`),
  };
  if (!world.people.has('ghost'))
    steps['add a contractor'] = async (world) => {
      const person = newcomer();
      const done = await send(
        world,
        token,
        mutation('createContractor', 'CreateContractorInput', '... on User { id }'),
        {
          input: person,
        },
      );
      return done ? added(world, 'ghost', { ...person, id: done.id }) : false;
    };
  if (!world.people.has('ghost'))
    steps['invite a contractor'] = invite(token, 'ghost', { kind: 'CONTRACTOR' });
  if (!world.people.has('recruit'))
    for (const role of ['Employee', ...GRANTED] as const) {
      steps[`invite staff with ${role}`] = invite(token, 'recruit', { kind: 'STAFF', roles: [role] });
      steps[`add staff with ${role}`] = async (world) => {
        const person = newcomer();
        const done = await send(
          world,
          token,
          mutation('createStaff', 'CreateStaffInput', '... on User { id }'),
          {
            input: { ...person, roles: [role] },
          },
        );
        return done ? added(world, 'recruit', { ...person, id: done.id }) : false;
      };
    }
  if (owner !== 'admin') {
    steps['certify with the driver’s number'] = certify(token, (world) => {
      world.isNumberGuessed = true;
      return world.taxNumber;
    });
    steps['certify with a number of no one'] = certify(token, newTaxNumber);
  }
  return steps;
}

/** Certifies, and then reads everything known about the number. */
const certify =
  (token: string, choose: (world: World) => string): Run =>
  async (world) => {
    const taxNumber = choose(world).replace(/^(\d{3})(\d{2})/, '$1-$2-');
    const document = mutation(
      'certifyTaxProfile',
      'CertifyTaxProfileInput',
      '... on CertifyTaxProfilePayload { warnings }',
    );
    const result = await send(world, token, document, { input: { ...INDIVIDUAL, taxNumber } });
    const { data } = await world.portal.graphql(
      '{ viewer { taxProfile { maskedTaxNumber sharedWith { id } } } }',
      {},
      token,
    );
    world.told = JSON.stringify([result, data]);
    return Boolean(result);
  };

/** Guesses a person's password from many addresses until the portal refuses; most tries skip the password check. */
const guessAt =
  (target: Name): Run =>
  async ({ portal, people }) => {
    const { email } = people.get(target)!;
    const from = (guess: number) => `203.0.113.${100 + guess}`;
    const guessFrom = (ipAddress: string) =>
      portal.rest('POST', '/auth/login', { body: { email, password: 'Wrong-Horse-1' }, ipAddress });
    await guessFrom(from(0));
    const { addressKey } = await portal.db.signInAttempt.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const at = portal.services.now();
    await portal.db.signInAttempt.createMany({
      data: Array.from({ length: GUESSES - 2 }, (_, index) => ({ addressKey, client: from(index + 1), at })),
    });
    await guessFrom(from(GUESSES - 1));
    return true;
  };

function stepsWith(world: World, hand: Hand): Step[] {
  const by = `${hand.owner}’s ${hand.kind}`;
  // These steps are never skipped as repeats, because they depend on the pending requests.
  if (world.attack.isAfterMoney)
    return Object.entries(listMoneySteps(world, hand)).map(([name, run]) => ({
      name: `${by}: ${name}`,
      run,
    }));
  const steps: Step[] = Object.entries(stepsOf(world, hand)).map(([name, run]) => ({
    ...{ name: `${by}: ${name}`, by: hand, run },
  }));
  for (const about of world.people.keys())
    for (const [name, step] of Object.entries(stepsAbout(hand.owner, about)))
      steps.push({ name: `${by}: ${name}`, by: hand, about, run: step(hand.token) });
  return steps;
}

/** All steps that the attacker can try in this world. */
export function listSteps(world: World): Step[] {
  const steps: Step[] = [];
  const known = new Set<string>();
  for (const hand of world.hands)
    for (const step of stepsWith(world, hand)) {
      if (!known.has(step.name)) steps.push(step);
      known.add(step.name);
    }
  for (const name of world.passwords.keys())
    if (name !== 'self') steps.push({ name: `sign in as ${name}`, run: (world) => enter(world, name) });
  for (const name of world.links.keys())
    steps.push({ name: `open the invitation of ${name}`, run: (world) => openInvitation(world, name) });
  for (const [name, token] of world.resetTokens)
    steps.push({
      name: `use the reset token of ${name}`,
      run: async (world) => {
        const now = world.resetTokens.get(name) ?? token;
        const done = await rest(world, undefined, 'POST', '/auth/reset-password', {
          ...{ token: now, newPassword: CHOSEN },
        });
        if (done) world.passwords.set(name, CHOSEN);
        return done;
      },
    });
  if (world.attack.start === 'stranger')
    for (const name of ['admin', 'driver'] as const)
      steps.push({ name: `guess at the password of ${name}`, run: guessAt(name) });
  return steps;
}

/** The step with this name, in a world where it is possible. */
export const findStep = (world: World, name: string): Step => {
  const step = listSteps(world).find((each) => each.name === name);
  if (!step) throw new Error(`No one can ${name} here.`);
  return step;
};
