import { createDOMRenderer } from '@fluentui/react-components';

const HIDES = /^\.(\w+)\{(display|visibility|pointer-events):([^;}]+);?\}$/;

/** The classes that show, hide and shield, by name. */
const said = new Map<string, [property: string, value: string]>();

/**
 * Keeps style sheets from jsdom: it neither draws nor lays out, and matches each rule against each element whenever it
 * computes a name, which takes half of a test. Rules that show, hide or shield are recorded for `styleOf`.
 */
export const renderer = createDOMRenderer(document, {
  unstable_filterCSSRule: (rule) => {
    const [, name, property, value] = HIDES.exec(rule) ?? [];
    if (name) said.set(name, [property!, value!]);
    return false;
  },
});

/** The element's own style, and that of its classes. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style;
  const given = [...element.classList].flatMap((name) => {
    const found = said.get(name);
    return found ? [found] : [];
  });
  if (given.length === 0) return own;
  const style = document.createElement('div').style;
  style.cssText = own.cssText;
  for (const [property, value] of given)
    if (!style.getPropertyValue(property)) style.setProperty(property, value);
  return style;
}
