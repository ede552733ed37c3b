/**
 * Loaded into a portal before its own modules: sets its clock as many days back as `?days=` after this file's name
 * says. Creates data from the past, for rules that depend on age.
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
