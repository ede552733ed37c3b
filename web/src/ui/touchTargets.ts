import { makeStaticStyles } from '@griffel/react';
import { media, TOUCH_TARGET } from './breakpoints';

const CONTROLS = [
  'Button',
  'Input',
  'Select__select',
  'Combobox',
  'Dropdown',
  'SearchBox',
  'MenuItem',
  'Tab',
  'Option',
  'Checkbox',
];
const SQUARE = ['Button', 'Checkbox'];

// The name twice outweighs the single class of Fluent's own rule for the same property.
const all = (parts: string[]) => parts.map((part) => `.fui-${part}.fui-${part}`).join(', ');

/**
 * Makes Fluent's controls large enough for a finger, and only where a finger is used. Called once, at the root, because
 * Fluent has no size token for it and screens use its controls directly.
 */
export const useTouchTargets = makeStaticStyles(`${media.touch} {
  ${all(CONTROLS)} { min-height: ${TOUCH_TARGET}; }
  ${all(SQUARE)} { min-width: ${TOUCH_TARGET}; }
  ${all(['Checkbox'])} { align-items: center; }
}`);
