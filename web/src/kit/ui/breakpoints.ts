/** The widths at which the layout changes, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries as keys for `makeStyles`: `[media.below('sm')]: { … }` would not be static, so they are constants. */
export const media = {
  // Room for one column: a phone, and a small window, of which the navigation takes 240 px.
  narrow: '@media (max-width: 767.98px)',
  // A phone. Everything wider has room for rows and columns.
  belowSm: '@media (max-width: 639.98px)',
  belowLg: '@media (max-width: 1023.98px)',
  belowXl: '@media (max-width: 1279.98px)',
  fromSm: '@media (min-width: 640px)',
  fromLg: '@media (min-width: 1024px)',
  fromXl: '@media (min-width: 1280px)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Whether the window is one now, for what differs by more than its look. */
export const isNarrow = (): boolean =>
  window.matchMedia?.(`(max-width: ${breakpoints.md - 0.02}px)`).matches === true;

/** Where the rows of a table become a list, two lines an item. */
export const TABLE_AS_LIST = media.belowSm;

/**
 * Where columns leave a table. They respond to its own width, not to the window's: beside the side navigation a window of
 * 1024 px leaves a table 734.
 */
export const NARROW_TABLE = '@container (max-width: 639.98px)';
export const MEDIUM_TABLE = '@container (max-width: 959.98px)';

/** The same widths for what is not a matter of looks: below them columns of importance 2 and 3 have left. */
export const TABLE_WIDTHS = { 2: 640, 3: 960 } as const;

/** The least height and width of what a finger has to hit. */
export const TOUCH_TARGET = '44px';
