import { SkeletonItem } from '@fluentui/react-components';

export type SkeletonBlockProps = { width?: string; height?: string };

/** A gray block in place of content. Its user provides the text that something is loading. */
export const SkeletonBlock = ({ width = '100%', height = '16px' }: SkeletonBlockProps) => (
  <SkeletonItem aria-hidden animation="pulse" style={{ width, height, maxWidth: '100%' }} />
);
