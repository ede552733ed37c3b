import { noteUse } from './activity';
import { lockWhenOver } from './lock';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/** Watches people use this tab, and the tabs of the same browser tell each other. Returns how to end that. */
export function watchUse(): () => void {
  const tabs = new BroadcastChannel('portal.use');
  let sharedAt = 0;
  const note = () => {
    // A laptop that wakes up hears of its user before any timer does.
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
