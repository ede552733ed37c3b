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
});

/** A link alone in a cell or a line. Within a sentence a link is underlined, which this one is not. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={mergeClasses(useStyles().root, className)} />;
}
