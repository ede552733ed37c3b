import { tellSecondsIdle } from './activity';

/**
 * The headers of every request from the portal's pages. No form can send them, so the server accepts the session cookie
 * with them; they also report how long the page has been idle. Requests that a page makes on its own do not count as
 * use.
 */
export const ownPage = (): Record<string, string> => ({
  'x-portal-client': 'web',
  'x-portal-session': 'cookie',
  'x-portal-idle': String(tellSecondsIdle()),
});
