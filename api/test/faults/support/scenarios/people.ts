/** Steps that several scenarios share. */
import type { Scenario } from '../scenarios.ts';

/** The id of the scenario's person. It is looked up, because the response with the id may have been lost. */
export async function findPersonId({ ask, admin, email }: Scenario): Promise<string> {
  const { people } = await ask(
    admin.token,
    'query ($search: String) { people(search: $search) { edges { node { id email } } } }',
    { search: email },
  );
  const found = people.edges.find(({ node }: { node: { email: string } }) => node.email === email);
  if (!found) throw new Error(`${email} is not there.`);
  return found.node.id;
}

/** Signs in and returns the token of the new session. */
export const signIn = async ({ write, email }: Scenario, password: string): Promise<string> =>
  (await write('login', { input: { email, password }, select: '... on LoginPayload { token }' })).token;
