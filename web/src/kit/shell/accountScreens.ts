import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { CodeTextRegular } from '@fluentui/react-icons/svg/code-text';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import type { NavigationEntry } from './navigation';

/** The screens that open from the account menu, in order; the side navigation has no entry for most of them. */
export const accountScreens: readonly NavigationEntry[] = [
  { to: '/dashboard/profile', label: 'Profile', Icon: PersonRegular },
  { to: '/dashboard/access-tokens', label: 'Access Tokens', Icon: KeyRegular, access: 'payrollReader' },
  { to: '/dashboard/queries', label: 'Ready Queries', Icon: CodeTextRegular },
  { to: '/dashboard/company', label: 'Company Profile', Icon: BuildingRegular, access: 'admin' },
  { to: '/dashboard/graphiql', label: 'GraphiQL', Icon: CodeRegular },
];
