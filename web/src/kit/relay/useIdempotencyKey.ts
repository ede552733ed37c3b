import { useCallback, useRef } from 'react';

/**
 * Returns a key for what a form sends: the same content keeps its key however often it is sent, so the server does it
 * once; changed content gets a new one, or a retry would get the response to what was sent before the change.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ text: string; key: string }>(undefined);
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  }, []);
}

// randomUUID is missing on pages served without TLS, such as a portal on the office network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
