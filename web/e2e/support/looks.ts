/** How controls look in forced colors and with reduced motion. */
import type { Locator, Page } from 'playwright-core';

/** The colors and lines of an element and its descendants; without texts, which differ. */
export const readLook = (control: Locator): Promise<string> =>
  control.evaluate((root) => {
    const drawn = ['', '::before', '::after'];
    const read = (element: Element) =>
      drawn.map((part) => {
        const style = getComputedStyle(element, part || null);
        const { backgroundColor, color, outlineStyle, outlineColor, opacity } = style;
        const lines = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
          const border = (what: string) => style[`border${side}${what}` as 'borderTopColor'];
          return border('Width') === '0px' ? '' : [border('Style'), border('Color')].join(' ');
        });
        return [
          part,
          style.content === 'none',
          backgroundColor,
          color,
          outlineStyle,
          outlineColor,
          opacity,
          lines,
        ];
      });
    return JSON.stringify([root, ...root.querySelectorAll('*')].map(read));
  });

/** Records animations from now on; the result names them. A spinner turns slowly, to show that it works. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenMotion: seen });
    const MOVES = ['transform', 'translate', 'scale', 'rotate', 'width', 'height', 'top', 'left', 'margin'];
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moves = properties.filter((name) => MOVES.some((move) => name.startsWith(move)));
        const { duration } = effect.getComputedTiming();
        if (moves.length === 0 || Number(duration) < 50 || effect.target.matches('.spinner')) continue;
        seen.add(`${moves[0]} of ${effect.target.outerHTML.slice(0, 120)} for ${duration} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as typeof window & { seenMotion: Set<string> }).seenMotion]);
}
