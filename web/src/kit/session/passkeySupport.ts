/** Browsers keep passkeys for names alone: an address of numbers has none. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|:/;

export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
