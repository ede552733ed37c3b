/** One operation, measured on every server. */
import type pg from 'pg';
import { sealNewest } from '../company/auditEntries.ts';
import type { Company } from '../company/company.ts';
import type { Load } from '../load/load.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import type { Operation, Question } from '../operations/operation.ts';
import type { Running } from '../servers/launch.ts';
import { type Measured, measure, type Plan, type Target } from './rounds.ts';
import { ask, assertSameResponses } from './sameResponses.ts';
import { assertSameWrites } from './sameWrites.ts';
import { measureStatements, REQUESTS_COUNTED } from './statements.ts';

/** How many different requests are sent in turn. */
const VARIETY = 100;
/** This many of them are compared first. */
const COMPARED = 12;

export interface Bench {
  pool: pg.Pool;
  company: Company;
  servers: readonly Running[];
  load: Load;
  plan: Plan;
  countsStatements: boolean;
}

export interface Outcome {
  operation: Operation;
  measured: Measured[];
  /** By server; empty if statements are not counted. */
  statements: Map<string, number>;
}

/** Throws an Error if two servers respond differently, or one does not respond well. */
export async function measureOperation(operation: Operation, bench: Bench): Promise<Outcome> {
  const { pool, company, servers, load, plan } = bench;
  const document = webDocument(operation.document, operation.without);
  if (operation.isWrite) await assertSameWrites(pool, servers, document, company);
  else await assertSameResponses(servers, document, operation.questions(company, COMPARED));

  const asked = servers.map(() => 0);
  /** New requests for the server of this place, or the same ones if repeating them is harmless. */
  const questionsFor = (server: number, count: number): Question[] => {
    if (!operation.isWrite) return operation.questions(company, VARIETY);
    const from = asked[server]!;
    asked[server] = from + count;
    return operation.questions(company, count, { server, from });
  };
  const statements = new Map<string, number>();
  if (bench.countsStatements)
    for (const [place, server] of servers.entries()) {
      const questions = questionsFor(place, REQUESTS_COUNTED);
      const request = (index: number) => ask(server, document, questions[index % questions.length]!);
      statements.set(server.name, await measureStatements(pool, server.name, request));
    }
  const targets = servers.map((server, place): Target => {
    const shoot = ({ asker, variables }: Question) => ({
      token: asker.token,
      body: toBody(document, variables, server),
    });
    const same = operation.isWrite ? [] : questionsFor(place, VARIETY).map(shoot);
    return {
      server,
      shots: (count) => (operation.isWrite ? questionsFor(place, count).map(shoot) : same),
      isOnceEach: operation.isWrite ?? false,
      ...(operation.isWrite && {
        mustContain: '"ProcessWeeklyPayrollPayload"',
        ...(!server.seals && { tidy: () => sealNewest(pool) }),
      }),
    };
  });
  return { operation, measured: await measure(load, targets, plan), statements };
}
