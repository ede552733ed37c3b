import { makeStaticStyles } from '@griffel/react';
import { media, TOUCH_TARGET } from './breakpoints';

/**
 * Makes Fluent's controls large enough for a finger, and only where a finger is used. Called once, at the root, because
 * Fluent has no size token for it and screens use its controls directly.
 */
export const useTouchTargets = makeStaticStyles({
  [media.touch]: {
    '.fui-Button, .fui-Input, .fui-Select__select, .fui-Combobox, .fui-Dropdown, .fui-MenuItem, .fui-Tab, .fui-Option':
      { minHeight: TOUCH_TARGET },
    '.fui-Button, .fui-Checkbox': { minWidth: TOUCH_TARGET },
  },
});
