/** The widths at which the layout changes, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries as keys for `makeStyles`: `[media.below('sm')]: { … }` would not be static, so they are constants. */
export const media = {
  // Room for one column: a phone, or a small window, where the navigation takes 240 px.
  narrow: '@media (max-width: 767.98px)',
  // A phone. Every wider screen has room for rows and columns.
  belowSm: '@media (max-width: 639.98px)',
  belowLg: '@media (max-width: 1023.98px)',
  belowXl: '@media (max-width: 1279.98px)',
  fromSm: '@media (min-width: 640px)',
  fromLg: '@media (min-width: 1024px)',
  fromXl: '@media (min-width: 1280px)',
  // A finger, and every phone: one with a pen reports a fine pointer.
  touch: '@media (pointer: coarse), (max-width: 639.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Whether the window is a phone's now, for differences beyond styles. */
export const isNarrow = (): boolean =>
  window.matchMedia?.(`(max-width: ${breakpoints.md - 0.02}px)`).matches === true;

/** Below this a table becomes a list with two lines per item. */
export const TABLE_AS_LIST = media.belowSm;

/**
 * Below these a table drops columns. They apply to the table's own width: beside the side navigation a window of 1024
 * px leaves a table 734.
 */
export const NARROW_TABLE = '@container (max-width: 639.98px)';
export const MEDIUM_TABLE = '@container (max-width: 959.98px)';

/** The same widths for code: below them columns of importance 2 and 3 are dropped. */
export const TABLE_WIDTHS = { 2: 640, 3: 960 } as const;

/** The smallest height and width of a touch target. */
export const TOUCH_TARGET = '44px';
