import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export type ButtonLinkProps = Pick<ButtonProps, 'appearance' | 'className' | 'size'> & {
  to: To;
  icon?: ButtonProps['icon'];
  children: ReactNode;
};

/** A link that looks like a button: it opens in a new tab and is announced as a link. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  const isPrimary = props.appearance === 'primary' || undefined;
  return <Button data-primary={isPrimary} {...props} as="a" href={useHref(to)} onClick={onClick} />;
}
