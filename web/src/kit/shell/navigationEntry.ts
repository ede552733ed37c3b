import type { FluentIcon } from '@fluentui/react-icons';
import type { Access } from '../session/access';

/** One entry of the side navigation. */
export type NavigationEntry = {
  readonly to: string;
  readonly label: string;
  readonly Icon: FluentIcon;
  /** Who sees it here, if more people may open the screen than need the entry. */
  readonly access?: Access;
  /** The pages of its other tabs, which have no entries of their own. */
  readonly tabs?: readonly string[];
};
