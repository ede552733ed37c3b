import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 1000,
    border: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    boxShadow: tokens.shadow16,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** Lets keyboard users skip the navigation. Needs an element with the id `content`. */
export function SkipLink() {
  return (
    <button
      type="button"
      className={useStyles().root}
      onClick={() => document.getElementById('content')?.focus()}
    >
      Skip to content
    </button>
  );
}
