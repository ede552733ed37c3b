import type { Theme } from '@fluentui/react-components';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

/** The contrast that WCAG 2.2 requires of text at level AA. */
const READABLE = 4.5;

// axe's types omit its color functions.
interface Color {
  parseHexString: (text: string) => void;
}
const { Color, getContrast } = (
  axe as unknown as {
    commons: {
      color: { Color: new (...rgba: number[]) => Color; getContrast: (ground: Color, text: Color) => number };
    };
  }
).commons.color;

function parseColor(text: string): Color {
  const color = new Color(0, 0, 0, 1);
  color.parseHexString(text);
  return color;
}

const GROUNDS = [
  'colorNeutralBackground1',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorBrandBackground2',
  'colorBrandBackground2Hover',
] as const satisfies (keyof Theme)[];
const LINKS = [
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
] as const satisfies (keyof Theme)[];

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('in the %s theme', (_name, theme) => {
  test('links are readable on every background, even on hover', () => {
    const unreadable = GROUNDS.flatMap((ground) =>
      LINKS.map((link) => ({
        link,
        ground,
        contrast: getContrast(parseColor(theme[ground]), parseColor(theme[link])),
      })),
    ).filter(({ contrast }) => contrast < READABLE);
    expect(unreadable).toEqual([]);
  });
});
