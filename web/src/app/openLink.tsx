import type { Root } from 'react-dom/client';
import { LinkScreen } from '../screens/identity/LinkScreen';
import { Appearance } from './Appearance';

/** Opens the target of a link in an email. */
export const openLink = (root: Root): void =>
  root.render(
    <Appearance>
      <LinkScreen />
    </Appearance>,
  );
