import { useCallback, useRef } from 'react';

/**
 * Returns an idempotency key for a form's content: the same content keeps its key, so the server processes it once
 * however often it is sent; changed content gets a new key, or a retry would get the response to the earlier content.
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
