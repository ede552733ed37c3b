/**
 * Scenarios that cover every write the portal offers, while its server is killed again and again. Each request carries
 * a mark as its User-Agent, which identifies its entry in the audit log.
 */
import type { Person } from './client.ts';
import type { RetryingClient } from './retryUntilAnswered.ts';
import { contractorScenario } from './scenarios/contractor.ts';
import { guestScenario } from './scenarios/guest.ts';
import { leaverScenario } from './scenarios/leaver.ts';
import { staffScenario } from './scenarios/staff.ts';
import { WRITES, type Write } from './writes.ts';

/** A write that was answered: done now, or done before the response was lost. */
export interface Done {
  field: string;
  mark: string;
  tries: number;
}

interface ScenarioContext {
  retryUntilAnswered: RetryingClient['retryUntilAnswered'];
  admin: Person;
  manager: Person;
}

export interface ScenariosOptions extends ScenarioContext {
  /** A pause between one scenario and the next. */
  rest?: () => Promise<unknown>;
  /** Run each scenario once. */
  once?: boolean;
}

export interface Scenario extends ScenarioContext {
  number: number;
  email: string;
  /**
   * Sends the mutation until it is answered. Returns its result; null if a repeated request learns that the first one
   * succeeded. Throws on every other refusal.
   */
  write: (
    field: string,
    options: { token?: string | undefined; input?: object; select?: string },
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  ) => Promise<any>;
  /** Sends a query until it is answered. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  ask: (token: string, query: string, variables?: object) => Promise<any>;
}

export interface Scenarios {
  done: Done[];
  /** The email addresses of deleted people. */
  deleted: string[];
  /** Stops all scenarios, once every kind of write was done. Throws if one met an error. */
  stop: () => Promise<void>;
  error: Promise<void>;
}

/** Thrown into a scenario to stop it. */
const STOP = new Error('It is enough.');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const WITHOUT_INPUT = new Set([
  'beginAuthenticatorApp',
  'beginPasskey',
  'beginPasskeyConfirmation',
  'beginPasskeySignIn',
  'checkAuditLog',
  'checkLedger',
  'endOtherSessions',
  'logout',
  'removeAuthenticatorApp',
  'renewRecoveryCodes',
  'signOutElsewhere',
  'verifyAuditLog',
]);

/** Mutations without refusals return no union with errors. */
const NEVER_REFUSED = new Set(['chooseMail', 'setMailChoice']);

export function startScenarios({ rest, once = false, ...options }: ScenariosOptions): Scenarios {
  const done: Done[] = [];
  const deleted: string[] = [];
  const fields = Object.keys(WRITES);
  const covered = new Set<string>();
  let isStopping = false;
  let count = 0;

  function createScenario(): Scenario {
    count += 1;
    const number = count;
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const used = new Map<string, number>();

    async function post(token: string | undefined, query: string, variables: object, userAgent: string) {
      if (isStopping && covered.size === fields.length) throw STOP;
      return options.retryUntilAnswered({
        path: '/graphql',
        body: { query, variables },
        userAgent,
        address,
        ...(token && { token }),
      });
    }

    return {
      ...options,
      number,
      email: `life${number}@example.com`,
      ask: async (token, query, variables = {}) => {
        const { body } = await post(token, query, variables, 'a question');
        if (body.errors) throw new Error(`${query}: ${JSON.stringify(body.errors)}`);
        return body.data;
      },
      write: async (field, { token, input = {}, select = '' }) => {
        const time = (used.get(field) ?? 0) + 1;
        used.set(field, time);
        const mark = `life ${number} ${field} ${time}`;
        const query = WITHOUT_INPUT.has(field)
          ? `mutation { result: ${field} { __typename ${select} } }`
          : `mutation ($input: ${capital(field)}Input!) { result: ${field}(input: $input) {
               __typename ${NEVER_REFUSED.has(field) ? '' : '... on Error { code message }'} ${select} } }`;
        const { body, tries } = await post(token, query, { input }, mark);
        const result = body.data?.result;
        const code = body.errors?.[0]?.extensions?.code ?? result?.code;
        const write: Write | undefined = WRITES[field];
        if (code && !(tries > 1 && write?.done?.includes(code)))
          throw new Error(`${mark} ${JSON.stringify(input)}, sent ${tries} times: ${JSON.stringify(body)}`);
        done.push({ field, mark, tries });
        covered.add(field);
        return code ? null : result;
      },
    };
  }

  async function runScenario(run: (scenario: Scenario) => Promise<void>): Promise<void> {
    do {
      const scenario = createScenario();
      try {
        await run(scenario);
      } catch (error) {
        if (error === STOP) return;
        throw error;
      }
      if (run === leaverScenario) deleted.push(scenario.email);
      await rest?.();
    } while (!once && !(isStopping && covered.size === fields.length));
  }

  const all = Promise.all([
    runScenario(staffScenario),
    runScenario(contractorScenario),
    runScenario(leaverScenario),
    runScenario(guestScenario),
  ]);
  all.catch(() => {});
  return {
    done,
    deleted,
    stop: async () => {
      isStopping = true;
      await all;
    },
    error: new Promise((_, reject) => all.catch(reject)),
  };
}
