import { expect, it, test } from 'vitest';
import { lacksByActor } from './whoActs';

it.each([
  ['TIN missing: collect a Form W-9 first.', 'Sam Alder signs the Form W-9 in their own profile'],
  [
    'Legal name and address missing: they come with the Form W-9.',
    'Sam Alder signs the Form W-9 in their own profile',
  ],
  ['EIN missing: an administrator has to enter it in the company profile.', 'An administrator, in Company'],
  ['The reporting threshold for 2027 is not configured.', 'An administrator, on this page'],
  ['Something new.', 'An administrator'],
])('%s – %s', (text, who) => expect(lacksByActor([text], 'Sam Alder')).toEqual([{ who, texts: [text] }]));

test('items that one person can fix are grouped together', () => {
  const missing = [
    'TIN missing: collect a Form W-9 first.',
    'EIN missing.',
    'Legal name and address missing.',
  ];
  expect(lacksByActor(missing, 'Sam Alder')).toEqual([
    { who: 'Sam Alder signs the Form W-9 in their own profile', texts: [missing[0], missing[2]] },
    { who: 'An administrator, in Company', texts: [missing[1]] },
  ]);
});
