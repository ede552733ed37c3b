// Makes jsdom behave like a browser, as far as the portal and its libraries notice, and resets what a test leaves
// behind: the files of a worker share one document and its modules.

import './act';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach } from 'vitest';
import { signOut } from '../src/kit/session/sessionStore';
import { styleOf } from './renderer';

afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

/** Whether a query is being retried until it succeeds. */
const isWaitedFor = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

// With many tests in parallel, a screen takes longer than the default second. Browser tests check what is hidden from
// screen readers: jsdom would spend most of a test computing it.
configure({
  asyncUtilTimeout: 15_000,
  defaultHidden: true,
  // As in a browser. Inside React's act, a component that suspends in an event handler may never show.
  eventWrapper: (dispatch) => {
    const result = dispatch();
    flushSync(() => undefined);
    return result;
  },
  // A query that is retried need not print the page on every failure, which takes a tenth of a test; the last failure
  // prints it.
  getElementError: (message, container) => {
    const page = isWaitedFor() ? '' : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// jsdom has no layout, and Tabster, which moves the focus into dialogs and hides everything else, relies on layout:
// without one it finds no place for the focus and hides the dialog itself.
document.body.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this instanceof HTMLInputElement && this.type === 'hidden' ? null : this.parentElement;
  },
});

// jsdom matches every rule against an element whenever its role or name is requested. Its own style and its classes are
// enough to know whether it is shown.
window.getComputedStyle = styleOf;

// For the labels of a field, jsdom searches the whole page, and for each label the whole page again for its field.
const labels = document.getElementsByTagName('label');
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      return [...labels].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.contains(this),
      );
    },
  });

// jsdom has none, and Fluent does without it only where NODE_ENV is 'test'.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Charts measure their labels on a canvas. jsdom has none, and logs a trace for each call.
HTMLCanvasElement.prototype.getContext = () => null;
