/**
 * Passes changes that others made on the server to every screen that listens: one stream for the whole page, open only
 * while someone listens and the page is visible.
 */
import { graphql, requestSubscription } from 'react-relay';
import type { Disposable, Environment } from 'relay-runtime';
import type {
  ChangeKind,
  liveChangesSubscription,
} from '../../__generated__/liveChangesSubscription.graphql';
import { onDoubt } from './thisPage';

/** The kinds that a screen may wait for. */
export type LiveKind = Exclude<ChangeKind, 'CONNECTED'>;

export type LiveListener = {
  readonly environment: Environment;
  readonly kinds: readonly LiveKind[];
  /** When the screen's data was requested, by `performance.now()`. */
  readonly askedAt: () => number;
  /** Something of these kinds may have changed since; includes details where the server sent them. */
  readonly onChange: (change?: LiveChange) => void;
};

/** The person and the week whose data changed, if the change is about one. */
export type LiveChange = Pick<
  liveChangesSubscription['response']['changes'],
  'kind' | 'userId' | 'weekStart'
>;

const subscription = graphql`
  subscription liveChangesSubscription {
    changes {
      kind
      userId
      weekStart
      secondsAgo
      viewer {
        unreadNotices
      }
    }
  }
`;

/**
 * When a stream begins, the server sends the changes of the last ten seconds. Data requested up to five seconds before
 * the stream, such as a page's first data, is therefore not refetched.
 */
const COVERED_MS = 5_000;
/** The stream stays open this long between two screens. */
const LINGER_MS = 1_000;
/** How long a page may be out of sight before it counts as hidden, so that a glance at another tab does not. */
const HIDDEN_AFTER_MS = 5_000;

const listeners = new Set<LiveListener>();
/** When something of each kind last changed, for screens that requested data before they could listen. */
const lastTold = new Map<ChangeKind, number>();
let stream: { readonly environment: Environment; readonly end: Disposable } | null = null;
let lingering = 0;

/** Notifies the listener of changes until the returned function is called. */
export function listenToChanges(listener: LiveListener): () => void {
  listeners.add(listener);
  window.clearTimeout(lingering);
  open();
  if (isStale(listener)) listener.onChange();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) lingering = window.setTimeout(close, LINGER_MS);
  };
}

const toldAt = (kind: ChangeKind): number => lastTold.get(kind) ?? Number.NEGATIVE_INFINITY;

function isStale({ kinds, askedAt }: LiveListener): boolean {
  const since = askedAt();
  return toldAt('CONNECTED') > since + COVERED_MS || kinds.some((kind) => toldAt(kind) >= since);
}

function publish(change: liveChangesSubscription['response']['changes']): void {
  const { kind, secondsAgo } = change;
  // A new stream also brings what changed in the seconds before; what was requested after that has it already.
  lastTold.set(kind, Math.max(toldAt(kind), performance.now() - secondsAgo * 1_000));
  for (const listener of [...listeners]) {
    const concerns = kind === 'CONNECTED' || listener.kinds.includes(kind);
    if (concerns && isStale(listener)) listener.onChange(kind === 'CONNECTED' ? undefined : change);
  }
}

function open(): void {
  const [newest] = [...listeners].slice(-1);
  if (!newest || document.hidden) return;
  const { environment } = newest;
  if (stream?.environment === environment) return;
  close();
  const end = requestSubscription<liveChangesSubscription>(environment, {
    subscription,
    variables: {},
    // Nothing else has looked up the user who has just signed in.
    updater: (store) => {
      const viewer = store.getRootField('changes').getLinkedRecord('viewer');
      if (viewer) store.getRoot().setLinkedRecord(viewer, 'viewer');
    },
    onNext: (news) => news && publish(news.changes),
    // The session is over, or the server has no such subscription: the page works without it.
    onError: () => undefined,
  });
  stream = { environment, end };
}

function close(): void {
  const { end } = stream ?? {};
  stream = null;
  end?.dispose();
}

/**
 * Calls back when the page has been out of sight for a while, and when it is visible again. A browser keeps at most six
 * connections to a server for all its tabs together, so a hidden page must not use one.
 */
function onVisibility({ shown, hidden }: { shown: () => void; hidden: () => void }): void {
  let timer = 0;
  document.addEventListener('visibilitychange', () => {
    window.clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(hidden, HIDDEN_AFTER_MS);
    else shown();
  });
  // The browser's back-forward cache takes no page with an open connection.
  window.addEventListener('pagehide', hidden);
  window.addEventListener('pageshow', (event) => event.persisted && shown());
}

onVisibility({ shown: open, hidden: close });
onDoubt((what) => {
  if (what === 'doubtful') for (const { onChange } of [...listeners]) onChange();
  else if (stream) {
    close();
    open();
  }
});
