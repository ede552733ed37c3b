import { tellSecondsIdle } from './activity';

/**
 * What every request of the portal's pages says: headers no form can send, by which the server takes the session from
 * its cookie, and for how long no one has used the page. What pages load by themselves is no use of them.
 */
export const ownPage = (): Record<string, string> => ({
  'x-portal-client': 'web',
  'x-portal-session': 'cookie',
  'x-portal-idle': String(tellSecondsIdle()),
});
