import { createRoot } from 'react-dom/client';
import { openPortal } from './portal';

openPortal(createRoot(document.getElementById('root')!));
