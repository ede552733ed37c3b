import type { To } from 'react-router-dom';

export type NoticeTone = 'success' | 'error' | 'info' | 'warning';

/** A link or an action in a notice, such as 'Undo'. */
export type NoticeAction = { label: string } & ({ onClick: () => void } | { to: To });

export type Notice = { tone: NoticeTone; text: string; actions: readonly NoticeAction[] };

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
// Messages from before the toaster has loaded wait for it.
let waiting: Notice[] = [];

/** Connects the one toaster; returns how to disconnect it. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    if (listener === show) listener = null;
  };
}

function deliver(tone: NoticeTone, text: string, actions: readonly NoticeAction[]): void {
  const notice: Notice = { tone, text, actions };
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Shows a toast, announced politely and word for word, from anywhere; with up to two actions. */
export const notify = {
  success: (text: string, ...actions: NoticeAction[]) => deliver('success', text, actions),
  error: (text: string, ...actions: NoticeAction[]) => deliver('error', text, actions),
  info: (text: string, ...actions: NoticeAction[]) => deliver('info', text, actions),
  warning: (text: string, ...actions: NoticeAction[]) => deliver('warning', text, actions),
};
