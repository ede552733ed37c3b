import { CodeRegular, CodeTextRegular, KeyRegular } from '@fluentui/react-icons';
import type { NavigationEntry } from './navigationEntry';

/** The tabs of Data and API, in order. The side navigation has one entry for all of them. */
export const dataScreens: readonly [NavigationEntry, ...NavigationEntry[]] = [
  { to: '/dashboard/queries', label: 'Queries', Icon: CodeTextRegular },
  { to: '/dashboard/access-tokens', label: 'Access Tokens', Icon: KeyRegular, access: 'payrollReader' },
  { to: '/dashboard/graphiql', label: 'GraphiQL', Icon: CodeRegular },
];
