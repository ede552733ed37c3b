/**
 * Loaded into a portal before its own modules: it lives as many days in the past as `?days=` behind the name of this file
 * says. What is done there was done then, for rules that ask how long ago.
 */
const Now = Date;
const PAST_MS = Number(new URL(import.meta.url).searchParams.get('days')) * 86_400_000;

globalThis.Date = class extends Now {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Now.now() - PAST_MS);
  }
  static now() {
    return Now.now() - PAST_MS;
  }
};
