/** The palette's options without a request: the screens and actions the user has a right to. */
import {
  DocumentAddRegular,
  type FluentIcon,
  FormRegular,
  KeyboardRegular,
  PeopleMoneyRegular,
  PersonAddRegular,
} from '@fluentui/react-icons';
import { hasAnyRole, W9_REQUESTERS } from 'rules/roles';
import { refusal, toAudience } from '../../kit/session/access';
import type { StoredUser } from '../../kit/session/storedUser';
import { accountScreens } from '../../kit/shell/accountScreens';
import { dataScreens } from '../../kit/shell/dataScreens';
import { navigation } from '../../kit/shell/navigation';
import type { ShellScreen } from '../../kit/shell/screens';
import type { Asked } from '../../kit/ui/useAsked';

/** An option's effect: opens a screen and may request an action there; continues typing; lists the keys. */
type Leads = { to: string; ask?: Asked } | { fill: string } | { keys: true };

export type Item = {
  readonly key: string;
  readonly kind: 'Payroll' | 'Tax Form' | 'Week' | 'Person' | 'Action' | 'Screen';
  readonly label: string;
  readonly detail?: string;
  readonly Icon: FluentIcon;
  readonly leads: Leads;
};

export const REQUEST_W9 = 'Request W-9 from ';

const ACTS: readonly { label: string; Icon: FluentIcon; to: string; ask?: Asked }[] = [
  { label: 'Run Payroll', Icon: PeopleMoneyRegular, to: '/dashboard/payroll/week' },
  { label: 'Add Contractor', Icon: PersonAddRegular, to: '/dashboard/contractors', ask: 'Add Contractor' },
  { label: 'Generate Report', Icon: DocumentAddRegular, to: '/dashboard/reports', ask: 'Generate Report' },
];

/** Whether someone may open the screen at the address, according to the route table. */
export const mayOpen = (screens: readonly ShellScreen[], user: StoredUser, to: string): boolean =>
  screens.some(({ path, access }) => path === to && !refusal(access, user));

export const mayRequestW9 = (user: StoredUser): boolean => hasAnyRole(user, W9_REQUESTERS);

/** Actions first; then screens in the order of the user's own menu, then of the others'. */
export function listItems(screens: readonly ShellScreen[], user: StoredUser): readonly Item[] {
  const entries = [
    ...navigation[toAudience(user)],
    ...accountScreens,
    ...dataScreens.slice(1),
    ...Object.values(navigation).flat(),
  ].filter(
    ({ to, access }, index, all) =>
      all.findIndex((other) => other.to === to) === index &&
      mayOpen(screens, user, to) &&
      !(access && refusal(access, user)),
  );
  return [
    ...ACTS.filter(({ to }) => mayOpen(screens, user, to)).map(
      ({ label, Icon, ...leads }): Item => ({ key: label, kind: 'Action', label, Icon, leads }),
    ),
    ...(mayRequestW9(user)
      ? [
          {
            key: REQUEST_W9,
            kind: 'Action',
            label: `${REQUEST_W9.trim()}…`,
            Icon: FormRegular,
            leads: { fill: REQUEST_W9 },
          } satisfies Item,
        ]
      : []),
    ...entries.map(({ to, label, Icon }): Item => ({ key: to, kind: 'Screen', label, Icon, leads: { to } })),
    {
      key: 'keys',
      kind: 'Action',
      label: 'Keyboard Shortcuts',
      Icon: KeyboardRegular,
      leads: { keys: true },
    },
  ];
}

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** Whether each word of the text is the beginning of a word in the label. */
export function matches({ label }: Item, text: string): boolean {
  const words = toWords(label);
  return toWords(text).every((typed) => words.some((word) => word.startsWith(typed)));
}
