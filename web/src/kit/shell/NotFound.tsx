import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/ButtonLink';
import { Screen } from '../ui/Screen';
import { LonePage } from './LonePage';

/** An address that leads nowhere, inside the shell. */
export function ScreenNotFound() {
  return (
    <NotFound>
      <ButtonLink appearance="primary" to="/dashboard">
        Go to Dashboard
      </ButtonLink>
    </NotFound>
  );
}

/** An address that leads nowhere, outside the shell. */
export function PageNotFound() {
  return (
    <LonePage>
      <NotFound>
        {/* The public page is its own document, which the router does not know. */}
        <Button appearance="primary" as="a" href="/">
          Go to Home Page
        </Button>
      </NotFound>
    </LonePage>
  );
}

function NotFound({ children }: { children: ReactNode }) {
  return (
    <Screen
      title="Page not found"
      description="The link may be old, or the address may have a typo."
      width="narrow"
    >
      <div>{children}</div>
    </Screen>
  );
}
