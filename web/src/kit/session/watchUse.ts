import { noteUse } from './activity';
import { lockWhenOver } from './lock';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/** Watches for use of this tab; the tabs of one browser share it. Returns how to stop. */
export function watchUse(): () => void {
  const tabs = new BroadcastChannel('portal.use');
  let sharedAt = 0;
  const note = () => {
    // A laptop that wakes up may get an event before any timer runs.
    if (lockWhenOver()) return;
    const now = Date.now();
    noteUse(now);
    if (now - sharedAt < 1000) return;
    sharedAt = now;
    tabs.postMessage(now);
  };
  tabs.onmessage = ({ data }: MessageEvent<number>) => {
    if (!lockWhenOver()) noteUse(data);
  };
  for (const input of INPUTS) window.addEventListener(input, note, { capture: true, passive: true });
  return () => {
    for (const input of INPUTS) window.removeEventListener(input, note, { capture: true });
    tabs.close();
  };
}
