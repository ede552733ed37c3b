import { BuildingRegular, PersonRegular } from '@fluentui/react-icons';
import type { NavigationEntry } from './navigationEntry';

/** The screens that open from the account menu, in order; most of them have no entry in the side navigation. */
export const accountScreens: readonly NavigationEntry[] = [
  { to: '/dashboard/profile', label: 'Profile', Icon: PersonRegular },
  { to: '/dashboard/company', label: 'Company Profile', Icon: BuildingRegular, access: 'admin' },
];
