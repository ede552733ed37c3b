/**
 * Loaded into a portal before its own modules: sets its clock as many days back as `?days=` after this file's name
 * says, and a quarter of an hour ahead with each SIGUSR2. For rules that depend on age.
 */
const Now = Date;
let ahead = Number(new URL(import.meta.url).searchParams.get('days')) * -86_400_000;

globalThis.Date = class extends Now {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Now.now() + ahead);
  }
  static now() {
    return Now.now() + ahead;
  }
};

process.on('SIGUSR2', () => {
  ahead += 15 * 60_000;
  console.log(`The clock is ${ahead} ms ahead.`);
});
