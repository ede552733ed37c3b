import './base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Providers } from './Providers';
import { routes } from './routes';
import { followSession } from './session/followSession';
import { sessionStarted } from './session/startSession';

void sessionStarted();
const router = createBrowserRouter(routes);
followSession(router);
createRoot(document.getElementById('root')!).render(<Providers router={router} />);
