/** A tax document's history. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, taxes } from '../../../test/support/taxDocuments.ts';

const HISTORY = `query ($id: ID!) { node(id: $id) { ... on TaxDocument {
  viewerCanReadHistory history(first: 5) { edges { node { sentence } } } } } }`;

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
let id: string;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  const tax = taxes(portal);
  await tax.saveCompany();
  admin = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Ada', lastName: 'Whitfield' });
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  await tax.certify(driver, '400111222');
  ({ id } = await tax.generate(admin, { type: 'W9', userId: driver.id, year: 2025 }));
  await tax.setStatus(admin, id, 'SUBMITTED');
});

longTest('is shown in sentences, newest first', async () => {
  const { data } = await portal.graphql(HISTORY, { id }, admin.token);
  const sentences = data.node.history.edges.map(({ node }: Answer) => node.sentence);
  expect(sentences).toHaveLength(2);
  expect(sentences[0]).toMatch(/^Ada Whitfield marked .*W-9.* as submitted\.$/);
  expect(sentences[1]).toMatch(/^Ada Whitfield generated .*W-9/);
});

longTest('is for people who can read payroll, and not for the subject', async () => {
  const readers = [admin, await portal.joinStaff('Manager'), await portal.joinStaff('Accountant')];
  for (const { token } of readers) {
    const { data } = await portal.graphql(HISTORY, { id }, token);
    expect(data.node).toMatchObject({ viewerCanReadHistory: true, history: { edges: [{}, {}] } });
  }
  const { errors } = await portal.graphql(HISTORY, { id }, driver.token);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const flag = await portal.graphql(
    'query ($id: ID!) { node(id: $id) { ... on TaxDocument { viewerCanReadHistory } } }',
    { id },
    driver.token,
  );
  expect(flag.data.node).toEqual({ viewerCanReadHistory: false });
});
