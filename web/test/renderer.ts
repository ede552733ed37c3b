import { createDOMRenderer } from '@fluentui/react-components';

const HIDES = /[{;](display:none|visibility:|pointer-events:)/;

/**
 * Gives jsdom only the styles that show, hide or shield something: it matches each rule against each element whenever a
 * name is computed, which takes half of a test, and it neither draws nor lays out what the rest would change.
 */
export const renderer = createDOMRenderer(document, {
  unstable_filterCSSRule: (rule) => HIDES.test(rule),
});
