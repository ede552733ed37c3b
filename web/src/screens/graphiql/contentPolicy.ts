import DOMPurify from 'dompurify';
import { setNonce } from 'get-nonce';

/** The part of the browser's trusted types that is used here; TypeScript's DOM does not know them yet. */
type TrustedTypes = {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML(html: string): string }): unknown;
};

/**
 * Makes GraphiQL live by the page's content security policy. Its editor and its descriptions write markup as text:
 * that is cleaned on its way, and nothing that runs gets through. Its dialogs add a style element, which takes the nonce.
 */
export function followContentPolicy(): void {
  setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '');
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
}
