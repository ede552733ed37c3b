import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { CodeTextRegular } from '@fluentui/react-icons/svg/code-text';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import type { NavigationEntry } from './navigation';

/** The tabs of Data and API, in order. The side navigation has one entry for all of them. */
export const dataScreens = [
  { to: '/dashboard/queries', label: 'Ready Queries', Icon: CodeTextRegular },
  { to: '/dashboard/access-tokens', label: 'Access Tokens', Icon: KeyRegular, access: 'payrollReader' },
  { to: '/dashboard/graphiql', label: 'GraphiQL', Icon: CodeRegular },
] as const satisfies readonly NavigationEntry[];
