import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';

// The company's one accent: a deep freight blue, in sixteen steps of even lightness. White on step 80, the background
// of primary buttons, has a contrast of 6.3.
const freightBlue: BrandVariants = {
  10: '#020d12',
  20: '#021922',
  30: '#032733',
  40: '#063443',
  50: '#084153',
  60: '#0c4e63',
  70: '#125b72',
  80: '#1b6882',
  90: '#257894',
  100: '#3487a4',
  110: '#4798b5',
  120: '#5faac6',
  130: '#80bdd5',
  140: '#a1d0e3',
  150: '#c3e0ed',
  160: '#e1f0f6',
};

const shape: Partial<Theme> = {
  borderRadiusMedium: '8px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
  fontFamilyBase: 'var(--font)',
};

export const lightTheme: Theme = { ...createLightTheme(freightBlue), ...shape };

const dark = createDarkTheme(freightBlue);
export const darkTheme: Theme = {
  ...dark,
  ...shape,
  // Accent text on a dark background needs a lighter step than Fluent's.
  colorBrandForeground1: freightBlue[120],
  colorBrandForeground2: freightBlue[130],
  // Links appear in rows, whose background is even lighter on hover.
  colorBrandForegroundLink: freightBlue[130],
  colorBrandForegroundLinkHover: freightBlue[140],
  colorCompoundBrandForeground1: freightBlue[120],
};
