import DOMPurify from 'dompurify';
import { setNonce } from 'get-nonce';

type Rules = { createHTML(html: string): string };

/** The part of the browser's trusted types in use here; TypeScript's DOM types do not have them yet. */
type TrustedTypes = {
  readonly defaultPolicy: Rules | null;
  createPolicy(name: 'default', rules: Rules): Rules;
};

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

/** Removes styles from the text first: the page's policy already applies when the sanitizer parses it. */
const createHTML = (html: string) => DOMPurify.sanitize(html.replace(/\sstyle="[^"]*"/g, ''));

// GraphiQL writes the schema's descriptions as markup, and the editor its dialogs. No script gets through.
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy('default', { createHTML });

// The style elements of GraphiQL's dialogs.
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
