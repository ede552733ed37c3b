import type { HTMLAttributes } from 'react';

/**
 * Fluent renders the square of a box and the circle of a choice as a `div`, which is invalid in the `span` around it.
 */
export const INDICATOR = {
  children: (_: unknown, props: HTMLAttributes<HTMLElement>) => <span {...props} />,
};
