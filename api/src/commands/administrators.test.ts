import { expect, test } from 'vitest';
import type { Part } from '../backup/copy.ts';
import { createAdministratorList } from './administrators.ts';

const table = (name: string, columns: string[]): Part => ({
  kind: 'table',
  table: { name, columns: columns.map((column) => ({ name: column, type: 'text' })), key: [] },
});
const roles: Part[] = [
  table('RoleAssignment', ['userId', 'role']),
  {
    kind: 'rows',
    rows: [
      ['1', 'IT_Admin'],
      ['2', 'Manager'],
      ['3', 'IT_Admin'],
      ['3', 'HR'],
      ['4', 'IT_Admin'],
    ],
  },
];
const people: Part[] = [
  table('User', ['email', 'archivedAt', 'isActive', 'id']),
  {
    kind: 'rows',
    rows: [
      ['zoe@example.com', null, 't', '1'],
      ['max@example.com', null, 't', '2'],
      ['ada@example.com', null, 'f', '3'],
      ['eve@example.com', '2026-01-01 00:00:00+00', 't', '4'],
    ],
  },
  table('Load', ['id', 'role']),
  { kind: 'rows', rows: [['2', 'IT_Admin']] },
];

test.each([
  ['in their order', [...roles, ...people]],
  ['the other way round', [...people, ...roles]],
])('every administrator is found, and every part passes on, with the tables %s', async (_order, parts) => {
  const administrators = createAdministratorList();
  const passed: Part[] = [];
  async function* given() {
    yield* parts;
  }
  for await (const part of administrators.watch(given())) passed.push(part);
  expect(passed).toEqual(parts);
  expect(administrators.list()).toEqual([
    { email: 'ada@example.com', isActive: false },
    { email: 'eve@example.com', isActive: false },
    { email: 'zoe@example.com', isActive: true },
  ]);
});
