/** Imports a list of people, after a preview. */
import { isDay } from 'rules/days';
import { LIST_COLUMNS, MAX_LIST_LENGTH, MAX_LIST_ROWS } from 'rules/peopleList';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { ConflictError, ForbiddenError, ValidationError } from '../../operation/errors.ts';
import { importPeople } from './import.service.ts';
import { isRight, type PlannedRow, planImport } from './plan.service.ts';

const words = {
  text: `The list as CSV with commas or tabs, its first line naming the columns: ${LIST_COLUMNS.map(({ title }) => title).join(', ')}. At most ${MAX_LIST_ROWS} people and ${MAX_LIST_LENGTH.toLocaleString('en-US')} characters.`,
  paidThrough:
    'The date of the last payment included in the amounts; its year is the tax year. Required if the list has amounts.',
};

interface Cell {
  column: string;
  text: string;
  issue: string | null;
}

const PeopleListCell = builder.objectRef<Cell>('PeopleListCell').implement({
  tokenScope: 'SESSION',
  description: 'What a line of the list says in a column.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    column: t.exposeString('column', { description: 'The name of the column, as in the template.' }),
    text: t.exposeString('text', { description: 'As it was typed; empty if nothing was.' }),
    issue: t.exposeString('issue', {
      nullable: true,
      description: 'What is wrong with it; null if nothing is.',
    }),
  }),
});

const PeopleListRow = builder.objectRef<PlannedRow>('PeopleListRow').implement({
  tokenScope: 'SESSION',
  description: 'A line of the list, with what importing it would do.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    line: t.exposeInt('line', {
      description: 'Where it begins in the list; the first line names the columns.',
    }),
    isRight: t.boolean({ description: 'Whether nothing prevents importing it.', resolve: isRight }),
    cells: t.field({
      type: [PeopleListCell],
      description: 'Every column of the template, in its order.',
      resolve: ({ cells, issues }) =>
        LIST_COLUMNS.map(({ key, title }) => ({
          column: title,
          text: cells[key],
          issue: issues[key] ?? null,
        })),
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What is wrong with the line as a whole; null if nothing is.',
    }),
    steps: t.exposeStringList('steps', {
      description: 'What will be done, in sentences; empty where something is wrong.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What is worth a look, such as someone with the same name; null if nothing is.',
    }),
  }),
});

const PeopleImportPreview = builder.objectRef<PlannedRow[]>('PeopleImportPreview').implement({
  tokenScope: 'SESSION',
  description: 'What importing a list would do. Nothing is done yet.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    people: t.int({ description: 'How many people are in the list.', resolve: (rows) => rows.length }),
    wrong: t.int({
      description: 'How many of them cannot be imported; while there are any, no one is.',
      resolve: (rows) => rows.filter((row) => !isRight(row)).length,
    }),
    rows: t.field({
      type: [PeopleListRow],
      description: 'All of them, in the order of the list.',
      resolve: (rows) => rows,
    }),
  }),
});

builder.queryField('peopleImportPreview', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: PeopleImportPreview,
    tokenScope: 'SESSION',
    description: 'Reads a list of people and says what importPeople would do with each.',
    errors: { types: [ValidationError] },
    args: {
      text: t.arg.string({ required: true, description: words.text }),
      paidThrough: t.arg({ type: 'Date', description: words.paidThrough }),
    },
    resolve: (_root, list, context) => planImport(context.db, context, list),
  }),
);

const ImportPeopleInput = builder.inputType('ImportPeopleInput', {
  description: 'The list, and the day through which its amounts were paid.',
  validate: z.looseObject({
    paidThrough: z.string().refine(isDay).nullish(),
    idempotencyKey: idempotencyKeyInput,
  }),
  fields: (t) => ({
    text: t.string({ required: true, description: words.text }),
    paidThrough: t.field({ type: 'Date', description: words.paidThrough }),
    idempotencyKey: t.string({
      required: true,
      description: 'Made by the client for this list. Even if it is sent again, everyone is added once.',
    }),
  }),
});

const ImportPeoplePayload = builder.objectRef<{ people: number }>('ImportPeoplePayload').implement({
  description: 'Everyone in the list has been added.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'How many people the list has added.' }),
  }),
});

builder.mutationField('importPeople', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: ImportPeoplePayload,
    tokenScope: 'SESSION',
    description:
      'Adds everyone in a list as contractors, with day rates, what they were paid this year before the portal and advances that they still owe: all of them or none. An opening balance above the company’s limit waits for a second person, which needs a fresh session. It invites no one; resendInvitation does.',
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: ImportPeopleInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ people: await importPeople(context, input) }),
  }),
);
