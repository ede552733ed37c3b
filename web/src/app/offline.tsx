import { createRoot } from 'react-dom/client';
import { OfflineScreen } from '../screens/offline/OfflineScreen';
import { Appearance } from './Appearance';

// The service worker serves the page that starts here when the portal cannot be reached.
createRoot(document.getElementById('root')!).render(
  <Appearance>
    <OfflineScreen />
  </Appearance>,
);
