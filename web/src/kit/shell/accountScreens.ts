import { BuildingRegular, PersonRegular } from '@fluentui/react-icons';
import type { NavigationEntry } from './navigation';

/** The screens that open from the account menu, in order; the side navigation has no entry for most of them. */
export const accountScreens: readonly NavigationEntry[] = [
  { to: '/dashboard/profile', label: 'Profile', Icon: PersonRegular },
  { to: '/dashboard/company', label: 'Company Profile', Icon: BuildingRegular, access: 'admin' },
];
