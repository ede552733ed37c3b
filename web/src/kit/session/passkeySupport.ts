/** Browsers bind passkeys to hostnames: an IP address has none. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|:/;

export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
