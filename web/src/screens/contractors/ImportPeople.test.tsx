/** Importing a list of people: checked first, corrected, and imported whole. */
import { Blob as FileBlob } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { LIST_NOT_TEXT, LIST_TEMPLATE, LIST_TOO_LONG } from 'rules/peopleList';
import { expect, it } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { contractorsEntry } from './ContractorsScreen.entry';
import { readListFile } from './ListFields';

const cell = (column: string, text: string, issue: string | null = null) => ({ column, text, issue });
const right = {
  ...{ line: 2, isRight: true, problem: null, note: 'Someone already has this name: d@example.com.' },
  cells: [cell('First Name', 'Dana'), cell('Last Name', 'Reyes'), cell('Email', 'dana@example.com')],
  steps: ['Added as a contractor.', 'Day rate $250.00 from Nov 2, 2026.'],
};
const wrong = {
  ...{ line: 3, isRight: false, problem: null, steps: [], note: null },
  cells: [
    cell('First Name', 'Bo'),
    cell('Last Name', ''),
    cell('Email', 'bo', 'Email must be a valid address, such as name@example.com.'),
  ],
};
const preview = (...rows: { isRight: boolean }[]) => ({
  __typename: 'PeopleImportPreview',
  people: rows.length,
  wrong: rows.filter(({ isRight }) => !isRight).length,
  rows,
});

const open = async (server: Root) => {
  const page = await renderScreen(contractorsEntry, '/dashboard/contractors', {
    contractors: { totalCount: 0, edges: [] },
    ...server,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Import People' }));
  return page;
};
const dialog = () => within(screen.getByRole('alertdialog'));
const paste = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.click(await dialog().findByLabelText('List', { selector: 'textarea' }));
  await user.paste(text);
};

it('shows each line with its errors, and imports nothing until all are right', async () => {
  const page = await open({ peopleImportPreview: preview(right, wrong) });
  await paste(page, 'First Name,Last Name,Email');
  await page.user.click(dialog().getByRole('button', { name: 'Preview' }));
  expect(
    await dialog().findByText(
      '1 of 2 lines can’t be imported. No one is imported until every line is right.',
    ),
  ).toBeTruthy();
  expect(dialog().getByText('Email must be a valid address, such as name@example.com.')).toBeTruthy();
  expect(dialog().getByText('Day rate $250.00 from Nov 2, 2026.')).toBeTruthy();
  expect(dialog().getByText('Someone already has this name: d@example.com.')).toBeTruthy();
  const sent = page.sent.length;
  await page.user.click(dialog().getByRole('button', { name: /^Import 2 people/ }));
  expect(page.sent).toHaveLength(sent);
  await page.user.click(dialog().getByRole('button', { name: 'Back to the List' }));
  expect(dialog().getByLabelText<HTMLTextAreaElement>('List', { selector: 'textarea' }).value).toBe(
    'First Name,Last Name,Email',
  );
});

it('keeps the list when the import fails, retries under the same key, and closes when it is done', async () => {
  let isDown = true;
  const page = await open({
    peopleImportPreview: preview(right),
    importPeople: () =>
      isDown
        ? {
            __typename: 'ConflictError',
            message: 'A user with this email address already exists.',
            code: 'CONFLICT',
          }
        : { __typename: 'ImportPeoplePayload', people: 1 },
  });
  await paste(page, LIST_TEMPLATE);
  // An ambiguous date cannot be guessed.
  expect(dialog().getByLabelText<HTMLInputElement>(/^Paid Through/).value).toBe('');
  await page.user.click(dialog().getByRole('button', { name: 'Preview' }));
  await page.user.click(await dialog().findByRole('button', { name: 'Import 1 person' }));
  expect(await dialog().findByText('A user with this email address already exists.')).toBeTruthy();
  isDown = false;
  await page.user.click(dialog().getByRole('button', { name: 'Import 1 person' }));
  expect(
    await screen.findByText('1 person imported. Invite them when they’re ready to sign in.'),
  ).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const keys = page.sent.flatMap(({ variables }) => {
    const { input } = variables as { input?: { idempotencyKey: string } };
    return input ? [input.idempotencyKey] : [];
  });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('shows the server’s message about a text that is not a list', async () => {
  const message = 'The columns are separated by semicolons. Save the file with commas.';
  const page = await open({
    peopleImportPreview: { __typename: 'ValidationError', message, code: 'VALIDATION', issues: [] },
  });
  await paste(page, 'First Name;Last Name;Email');
  await page.user.click(dialog().getByRole('button', { name: 'Preview' }));
  expect(await dialog().findByText(message)).toBeTruthy();
});

it('reads a file of the template into the list, and explains why another is refused', async () => {
  const { user } = await open({});
  const choose = (bytes: string | Uint8Array) => {
    const file = new File([bytes as string], 'people.csv', { type: 'text/csv' });
    // The test's document has files that cannot be read.
    const arrayBuffer = () => new FileBlob([bytes]).arrayBuffer();
    return user.upload(dialog().getByLabelText('List of people'), Object.assign(file, { arrayBuffer }));
  };
  await dialog().findByRole('button', { name: 'Download Template' });
  await choose(new Uint8Array([0x50, 0x4b, 0xff, 0xfe]));
  expect(await dialog().findByText(LIST_NOT_TEXT)).toBeTruthy();
  await choose(LIST_TEMPLATE);
  const list = dialog().getByLabelText<HTMLTextAreaElement>('List', { selector: 'textarea' });
  await waitFor(() => expect(list.value).toBe(LIST_TEMPLATE.replaceAll('\r\n', '\n')));
  expect(dialog().queryByText(LIST_NOT_TEXT)).toBeNull();
});

it('reads a file only if it is UTF-8 text no larger than a list', async () => {
  // The test's document has blobs that cannot be read.
  const blob = (bytes: string | Uint8Array) => new FileBlob([bytes]) as Blob;
  expect(await readListFile(blob('Zoë,Shaw'))).toEqual({ text: 'Zoë,Shaw', error: null });
  expect(await readListFile(blob(new Uint8Array([0x5a, 0x6f, 0xeb])))).toEqual({
    text: null,
    error: LIST_NOT_TEXT,
  });
  expect(await readListFile(blob(new Uint8Array([0xff, 0xfe, 0x5a, 0])))).toEqual({
    text: null,
    error: LIST_NOT_TEXT,
  });
  expect(await readListFile(blob('x'.repeat(10_000_000)))).toEqual({ text: null, error: LIST_TOO_LONG });
});
