/**
 * Invented people who live through everything that the portal can be asked to write, while their server is killed again
 * and again. Each request carries a mark as its User-Agent, by which its entry is found in the audit log.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './client.ts';
import type { Insisting } from './insist.ts';
import { contractorLife } from './scenarios/contractor.ts';
import { leaverLife } from './scenarios/leaver.ts';
import { staffLife } from './scenarios/staff.ts';
import { WRITES, type Write } from './writes.ts';

/** A write that was answered: done, or done before the answer was lost. */
export interface Done {
  field: string;
  mark: string;
  tries: number;
}

interface Surroundings {
  insist: Insisting['insist'];
  admin: Person;
  manager: Person;
}

export interface LivesOptions extends Surroundings {
  /** Milliseconds between one life and the next. */
  pause?: number;
}

export interface Life extends Surroundings {
  number: number;
  email: string;
  /**
   * Sends the mutation until it is answered. Answers its result; null where a repeated request learns that the first
   * one was taken. Throws for every other refusal.
   */
  write: (
    field: string,
    options: { token?: string | undefined; input?: object; select?: string },
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  ) => Promise<any>;
  /** Asks a query until it is answered. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  ask: (token: string, query: string, variables?: object) => Promise<any>;
}

export interface Lives {
  done: Done[];
  /** The addresses of those who were deleted. */
  deleted: string[];
  /** Lets everybody leave off, once every kind of write was done. Throws when somebody met a fault. */
  calm: () => Promise<void>;
  fault: Promise<void>;
}

/** Thrown into a life that is to leave off. */
const ENOUGH = new Error('Every kind of write was done.');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const WITHOUT_INPUT = new Set(['endOtherSessions', 'logout', 'verifyAuditLog']);

export function beginLives({ pause = 10, ...options }: LivesOptions): Lives {
  const done: Done[] = [];
  const deleted: string[] = [];
  const fields = Object.keys(WRITES);
  const covered = new Set<string>();
  let calming = false;
  let count = 0;

  function newLife(): Life {
    count += 1;
    const number = count;
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const used = new Map<string, number>();

    async function post(token: string | undefined, query: string, variables: object, userAgent: string) {
      if (calming && covered.size === fields.length) throw ENOUGH;
      return options.insist({
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
               __typename ... on Error { code message } ${select} } }`;
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

  async function liveOn(live: (life: Life) => Promise<void>): Promise<void> {
    while (!calming || covered.size < fields.length) {
      const life = newLife();
      try {
        await live(life);
      } catch (error) {
        if (error === ENOUGH) return;
        throw error;
      }
      if (live === leaverLife) deleted.push(life.email);
      await sleep(pause);
    }
  }

  const all = Promise.all([liveOn(staffLife), liveOn(contractorLife), liveOn(leaverLife)]);
  all.catch(() => {});
  return {
    done,
    deleted,
    calm: async () => {
      calming = true;
      await all;
    },
    fault: new Promise((_, reject) => all.catch(reject)),
  };
}
