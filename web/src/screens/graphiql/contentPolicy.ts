import DOMPurify from 'dompurify';
import { setNonce } from 'get-nonce';

type Rules = { createHTML(html: string): string };

/** The part of the browser's trusted types in use here; TypeScript's DOM types do not have them yet. */
type TrustedTypes = {
  readonly defaultPolicy: Rules | null;
  createPolicy(name: 'default', rules: Rules): Rules;
  createPolicy(
    name: 'editor-workers',
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** Undefined in browsers that have none. */
export const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

/** Holds a style that was written as an attribute, which the policy would block. */
export const WAITING_STYLE = 'data-style';

/** Replaced in the text: the policy already applies when the sanitizer parses it. */
const setStylesAside = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ` ${WAITING_STYLE}=`));

const rules: Rules = { createHTML: (html) => DOMPurify.sanitize(setStylesAside(html)) };

/** Sanitizes markup on its way into the page: nothing that runs gets through. */
export const markupPolicy: Rules =
  trustedTypes?.defaultPolicy ?? trustedTypes?.createPolicy('default', rules) ?? rules;

// The style elements of GraphiQL's dialogs and of its editor.
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
