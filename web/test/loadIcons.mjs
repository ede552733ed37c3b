/** Loaded into every test of the client: Fluent's icons are modules for bundlers, which neither name their kind nor end in `.js`. */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const isIcons = (url) => url?.includes('/@fluentui/react-icons/lib/');

export const resolve = (specifier, context, next) =>
  isIcons(context.parentURL) && specifier.startsWith('.')
    ? next(`${specifier}.js`, context).catch(() => next(`${specifier}/index.js`, context))
    : next(specifier, context);
export const load = (url, context, next) =>
  next(url, isIcons(url) ? { ...context, format: 'module' } : context);

// The hooks run in a thread of their own, which loads this file as well.
if (isMainThread) register(import.meta.url);
