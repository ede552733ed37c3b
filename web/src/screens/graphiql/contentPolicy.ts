import DOMPurify from 'dompurify';
import { setNonce } from 'get-nonce';

type Rules = { createHTML(html: string): string };

/** The part of the browser's trusted types that is used here; TypeScript's DOM does not know them yet. */
type TrustedTypes = {
  readonly defaultPolicy: Rules | null;
  createPolicy(name: 'default', rules: Rules): Rules;
};

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

/** Styles go from the text: the page's policy refuses them already when the cleaner reads it. */
const createHTML = (html: string) => DOMPurify.sanitize(html.replace(/\sstyle="[^"]*"/g, ''));

// GraphiQL writes the schema's descriptions as markup, the editor its dialogs. Nothing that runs gets through.
if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy('default', { createHTML });

// The style elements of GraphiQL's dialogs.
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
