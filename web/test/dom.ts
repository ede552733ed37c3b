// What makes jsdom behave as a browser does, as far as the portal's own code and its libraries notice, and what each test
// finds as if it were the first: the files of a worker share one document and its modules.

import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import React from 'react';
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

/** Whether something is looked for again and again until it comes. */
const isWaitedFor = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

// Where many tests run at once, a screen takes longer than the second that is waited for otherwise. What is hidden from
// whom is for the browser tests: jsdom spends most of a test on working it out.
configure({
  asyncUtilTimeout: 15_000,
  defaultHidden: true,
  // As a browser does it. Inside React's act, what suspends while handling an event may never be shown.
  eventWrapper: (dispatch) => {
    const result = dispatch();
    flushSync(() => undefined);
    return result;
  },
  // What has not come yet prints no page, which takes a tenth of a test: if it never comes, the page is printed then.
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

// jsdom works out what every rule says of an element whenever its role or name is asked for. Whether it is shown is said by
// its own style and its classes.
window.getComputedStyle = styleOf;

// jsdom looks through the whole page for the labels of each field, and again for the field of each label.
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

// React remembers for each element where it was made, for its warnings, as long as it has not made ten thousand of them in
// a second: a twelfth of a test, and no one reads them here.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[INTERNALS], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// Charts measure their labels on a canvas. jsdom has none, and says so with a trace each time it is asked for.
HTMLCanvasElement.prototype.getContext = () => null;
