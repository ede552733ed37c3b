import { createRoot } from 'react-dom/client';
import { OfflineScreen } from '../screens/offline/OfflineScreen';
import { Appearance } from './Appearance';

// The service worker makes the page that begins with this, where an address of the portal cannot be reached.
createRoot(document.getElementById('root')!).render(
  <Appearance>
    <OfflineScreen />
  </Appearance>,
);
