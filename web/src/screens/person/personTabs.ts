import { CONTACT_READERS, hasAnyRole, MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { choice, searchParams } from '../../kit/lib/searchParams';
import { toAudience } from '../../kit/session/access';
import type { StoredUser } from '../../kit/session/storedUser';

/** What the server says that the viewer may read of a person. */
export type PersonRights = {
  readonly viewerCanReadPay: boolean;
  readonly viewerCanReadAccess: boolean;
  readonly viewerCanReadHistory: boolean;
};

/**
 * The tabs of a person's page, in order, each with who has it. Another one is a row here, a file for its part, and its
 * fragment in the query under a variable of its name.
 */
export const PERSON_TABS = [
  { name: 'days', label: 'Days', isFor: () => true },
  { name: 'pay', label: 'Pay', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'balance', label: 'Balance', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'receipts', label: 'Receipts', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'tax', label: 'Tax', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'documents', label: 'Documents', isFor: ({ viewerCanReadPay }) => viewerCanReadPay },
  { name: 'access', label: 'Access', isFor: ({ viewerCanReadAccess }) => viewerCanReadAccess },
  { name: 'history', label: 'History', isFor: ({ viewerCanReadHistory }) => viewerCanReadHistory },
] as const satisfies readonly { name: string; label: string; isFor: (rights: PersonRights) => boolean }[];

export type PersonTab = (typeof PERSON_TABS)[number]['name'];

const names = PERSON_TABS.map(({ name }) => name);
const { read, write } = searchParams({ tab: choice(names) });

/** The tab that the address names; days unless it names one. */
export const readTab = (params: URLSearchParams): PersonTab => read(params).tab ?? 'days';

/** The address of a tab, the first one unsaid. */
export const tabSearch = (tab: PersonTab): string => String(write({ tab: tab === 'days' ? null : tab }));

/** What the viewer may read, known before the server has said so: what it would refuse is not requested. */
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

/** The tab to show: the one named if the viewer has it, or else the first. */
export const openTab = (tab: PersonTab, rights: PersonRights): PersonTab =>
  PERSON_TABS.find(({ name, isFor }) => name === tab && isFor(rights))?.name ?? 'days';
