/**
 * `npm run demo`: the portal with the sample company. The screens are built while the server is built and sets the
 * company up, because each of the two takes one core for half a minute.
 */
import { build } from './build.mjs';

const screens = build('web#build', () => undefined).then((status) => {
  if (status !== 0) throw new Error('The screens could not be built.');
});
// Until the start asks for them.
screens.catch(() => undefined);
if ((await build('api#build')) !== 0) process.exit(1);
const { stopSignal } = await import('../api/dist/platform/config/stopSignal.js');
const signal = stopSignal();
const { start } = await import('../api/dist/demo/start.js');
await start(signal, screens);
