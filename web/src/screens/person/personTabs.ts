import { CONTACT_READERS, hasAnyRole, MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { choice, searchParams } from '../../kit/lib/searchParams';
import { toAudience } from '../../kit/session/access';
import type { StoredUser } from '../../kit/session/storedUser';

/** The viewer's access to a person, according to the server. */
export type PersonRights = { readonly viewerCanReadPay: boolean };

/**
 * The tabs of a person's page, in order, each with the viewers who have it. A new one is a row here, a file for its
 * part, and its fragment in the query under a variable of its name.
 */
export const PERSON_TABS = [
  { name: 'pay', label: 'Pay', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'days', label: 'Days', isFor: () => true },
  { name: 'tax', label: 'Tax', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'account', label: 'Account', isFor: () => true },
] as const satisfies readonly { name: string; label: string; isFor: (rights: PersonRights) => boolean }[];

export type PersonTab = (typeof PERSON_TABS)[number]['name'];

/** The present places of former tabs: links to them were saved and emailed. */
const FORMER = {
  balance: 'pay',
  receipts: 'pay',
  documents: 'pay',
  access: 'account',
  history: 'account',
} as const satisfies Record<string, PersonTab>;

const isFormer = (name: string): name is keyof typeof FORMER => Object.hasOwn(FORMER, name);
const names = [...PERSON_TABS.map(({ name }) => name), ...(Object.keys(FORMER) as (keyof typeof FORMER)[])];
const { read, write } = searchParams({ tab: choice(names) });

/** The tab in the address, by its present name or a former one. */
export function readTab(params: URLSearchParams): PersonTab | null {
  const { tab } = read(params);
  return tab && isFormer(tab) ? FORMER[tab] : tab;
}

/** The address of a tab. */
export const tabSearch = (tab: PersonTab): string => String(write({ tab }));

/** The viewer's access before the server's response, so that nothing is requested that would be refused. */
export function expectedRights(viewer: StoredUser | undefined, id: string) {
  const isOwn = viewer?.id === id;
  const isAdmin = viewer !== undefined && toAudience(viewer) === 'admin';
  return {
    viewerCanReadPay: isOwn || (viewer !== undefined && hasAnyRole(viewer, PAYROLL_READERS)),
    viewerCanReadAccess: isOwn || isAdmin,
    viewerCanReadBankAccount: isOwn || (viewer !== undefined && hasAnyRole(viewer, MANAGERS)),
    viewerCanReadHistory: isAdmin,
    isContact: viewer !== undefined && hasAnyRole(viewer, CONTACT_READERS),
  };
}

/** The tab to show: the named one if the viewer has it, or else their first. */
export function openTab(tab: PersonTab | null, rights: PersonRights): PersonTab {
  const own = PERSON_TABS.filter(({ isFor }) => isFor(rights)).map(({ name }) => name);
  return own.find((name) => name === tab) ?? own[0] ?? 'days';
}
