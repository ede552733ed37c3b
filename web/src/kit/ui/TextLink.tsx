import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link, type LinkProps } from 'react-router-dom';
import { media, TOUCH_TARGET } from './breakpoints';

const useStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
  inText: { textDecorationLine: 'underline' },
});

/** A link; underlined within a sentence, where only its color would distinguish it. */
export function TextLink({ isInText, className, ...props }: LinkProps & { isInText?: boolean }) {
  const styles = useStyles();
  return <Link {...props} className={mergeClasses(styles.root, isInText && styles.inText, className)} />;
}
