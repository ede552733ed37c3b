import { makeStyles, tokens } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: 'var(--skeleton-width)',
    maxWidth: '100%',
    height: 'var(--skeleton-height)',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1Alpha,
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.5 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    [media.reducedMotion]: { animationName: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export type SkeletonBlockProps = { width?: string; height?: string };

/**
 * A gray block in place of content, which may be inside a line or a button; Fluent's may not. Its user provides the text
 * that something is loading.
 */
export function SkeletonBlock({ width = '100%', height = '16px' }: SkeletonBlockProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties;
  return <span aria-hidden className={useStyles().root} style={size} />;
}
