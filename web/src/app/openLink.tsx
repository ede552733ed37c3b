import type { Root } from 'react-dom/client';
import { LinkScreen } from '../screens/identity/LinkScreen';
import { Appearance } from './Appearance';

/** Opens what the link of a mail leads to. */
export const openLink = (root: Root): void =>
  root.render(
    <Appearance>
      <LinkScreen />
    </Appearance>,
  );
