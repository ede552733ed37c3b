import type { editor } from 'monaco-editor';

type Palette = Record<'surface' | 'accent' | 'number' | 'comment' | 'keyword' | 'argument' | 'line', string>;

const theme = (base: 'vs' | 'vs-dark', palette: Palette): editor.IStandaloneThemeData => ({
  base,
  inherit: true,
  rules: [
    { token: 'number', foreground: palette.number },
    { token: 'comment', foreground: palette.comment },
    { token: 'keyword.gql', foreground: palette.keyword },
    { token: 'argument.identifier.gql', foreground: palette.argument },
  ],
  colors: {
    'editor.background': '#ffffff00',
    'scrollbar.shadow': '#ffffff00',
    'editorLineNumber.foreground': palette.line,
    'editorLineNumber.activeForeground': palette.line,
    'editorHoverWidget.background': palette.surface,
    'editorSuggestWidget.background': palette.surface,
    'editorWidget.background': palette.surface,
    'quickInput.background': palette.surface,
    'menu.background': palette.surface,
    'textLink.foreground': palette.accent,
    'textLink.activeForeground': palette.accent,
    'editorSuggestWidget.selectedBackground': `${palette.accent}33`,
    'editorSuggestWidget.selectedForeground': palette.accent,
    'list.hoverBackground': `${palette.accent}22`,
    'list.highlightForeground': palette.accent,
    'list.focusHighlightForeground': palette.accent,
    focusBorder: palette.accent,
  },
});

/** Replaces GraphiQL's own colors: its pink and blue are not the portal's, and some are too pale to read. */
export const themes: readonly [string, editor.IStandaloneThemeData][] = [
  [
    'graphiql-LIGHT',
    theme('vs', {
      surface: '#ffffff',
      accent: '#1b6783',
      number: '#06603f',
      comment: '#0a5f0a',
      keyword: '#0000d6',
      argument: '#4f4cb0',
      line: '#4d6b78',
    }),
  ],
  [
    'graphiql-DARK',
    theme('vs-dark', {
      surface: '#292929',
      accent: '#7bc5de',
      number: '#b5cea8',
      comment: '#97c988',
      keyword: '#8cc4f2',
      argument: '#c0bdff',
      line: '#b0b0b0',
    }),
  ],
];
