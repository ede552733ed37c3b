import type { GriffelStyle } from '@fluentui/react-components';
import { media } from './breakpoints';

/** The width of a search: beside filters it gives way, so that they stay on its line. */
export const searchWidth: GriffelStyle = {
  width: '320px',
  flex: '1 1 170px',
  minWidth: 0,
  maxWidth: 'min(320px, 100%)',
  [media.narrow]: { width: '100%', flex: '0 0 auto', maxWidth: 'none' },
};
