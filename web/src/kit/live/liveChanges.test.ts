import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChangeKind } from '../../__generated__/liveChangesSubscription.graphql';
import { type LiveKind, listenToChanges } from './liveChanges';
import { beginAct } from './thisPage';

type Sink = { next: (kind: ChangeKind, secondsAgo: number) => void };
let open: Set<Sink>;
let opened: number;
let environment: Environment;
let leave: (() => void)[];

// One clock for all, because the module keeps times between tests.
beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  open = new Set();
  opened = 0;
  leave = [];
  environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error('Nothing is asked here.')),
      () =>
        Observable.create((sink) => {
          const stream = {
            next: (kind: ChangeKind, secondsAgo: number) =>
              sink.next({ data: { changes: { __typename: 'Change', kind, secondsAgo } } }),
          };
          open.add(stream);
          opened += 1;
          return () => open.delete(stream);
        }),
    ),
    store: new Store(new RecordSource()),
  });
});
afterEach(() => {
  for (const stop of leave) stop();
  vi.advanceTimersByTime(10_000);
  see(true);
});

const publish = (kind: ChangeKind, secondsAgo = 0) => {
  for (const stream of open) stream.next(kind, secondsAgo);
};
function see(isVisible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A screen whose data was requested just now, or `age` milliseconds ago. */
function listen(kinds: readonly LiveKind[], age = 0) {
  const askedAt = performance.now() - age;
  const onChange = vi.fn();
  const stop = listenToChanges({ environment, kinds, askedAt: () => askedAt, onChange });
  leave.push(stop);
  return { onChange, stop };
}

it('share one stream, and each listener gets its own kinds of change', () => {
  const days = listen(['DAYS']);
  const both = listen(['DAYS', 'PAYROLL']);
  expect(opened).toBe(1);
  publish('PAYROLL');
  expect([days.onChange.mock.calls.length, both.onChange.mock.calls.length]).toEqual([0, 1]);
  publish('DAYS');
  expect([days.onChange.mock.calls.length, both.onChange.mock.calls.length]).toEqual([1, 2]);
});

it('keep the stream from one screen to the next, and close it when no one has listened for a while', () => {
  listen(['DAYS']).stop();
  vi.advanceTimersByTime(500);
  const { stop } = listen(['PAYROLL']);
  vi.advanceTimersByTime(5_000);
  expect([opened, open.size]).toEqual([1, 1]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(open.size).toBe(0);
});

it('refetch nothing when a page’s stream begins, and everything when it begins again', () => {
  const { onChange } = listen(['DAYS']);
  vi.advanceTimersByTime(300);
  publish('CONNECTED');
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  publish('CONNECTED');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('include what changed between a screen’s request and its response', () => {
  listen(['PAYROLL']);
  publish('DAYS');
  vi.advanceTimersByTime(100);
  expect(listen(['DAYS'], 200).onChange).toHaveBeenCalledTimes(1);
  expect(listen(['DAYS'], 50).onChange).not.toHaveBeenCalled();
  expect(listen(['PEOPLE'], 200).onChange).not.toHaveBeenCalled();
});

it('refetch nothing for changes from before the screen’s request', () => {
  const { onChange } = listen(['DAYS'], 1_000);
  publish('DAYS', 1.5);
  expect(onChange).not.toHaveBeenCalled();
  publish('DAYS', 0.5);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('close the stream of a hidden page, and open it again when the page is shown', () => {
  const { onChange } = listen(['DAYS']);
  publish('CONNECTED');
  see(false);
  vi.advanceTimersByTime(2_000);
  expect(open.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(open.size).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
  see(true);
  expect(open.size).toBe(1);
  publish('CONNECTED');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('restart the stream when the page takes another name, and deliver what it left out', () => {
  const { onChange } = listen(['DAYS']);
  publish('CONNECTED');
  beginAct()('whole');
  expect(opened).toBe(1);
  beginAct()('lost');
  expect([opened, open.size]).toEqual([2, 1]);
  publish('CONNECTED');
  expect(onChange).not.toHaveBeenCalled();
  publish('DAYS');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('open no stream for a page that was never shown', () => {
  see(false);
  listen(['DAYS']);
  expect(open.size).toBe(0);
  see(true);
  expect(open.size).toBe(1);
});
