/** The company of a file's tests, and its administrator as a REST client. */
import { afterAll, beforeAll, inject } from 'vitest';
import { type Caller, callAsAdmin, createPeople } from './api.ts';
import { type Choice, copyPortal, type RunningPortal } from './portal.ts';

export interface Company {
  readonly url: string;
  readonly admin: Caller;
  readonly people: ReturnType<typeof createPeople>;
  /** Ends everyone's fresh session, if the portal's clock can be moved. */
  readonly moveClock: () => Promise<void>;
}

interface OwnChoice extends Choice {
  /** A separate portal, for tests that count everyone in the company or change its settings. */
  own?: boolean;
}

let shared: Promise<RunningPortal> | undefined;

/** The one portal of a worker, which ends with it: files share its company and add their own people. */
function sharePortal(): Promise<RunningPortal> {
  shared ??= copyPortal(inject('portalTemplate')).then((portal) => {
    process.once('exit', portal.discard);
    // Vitest ends its workers with this signal, and without a listener Node skips the exit handlers.
    process.once('SIGTERM', () => process.exit());
    return portal;
  });
  return shared;
}

/** Starts the portal before the tests of the file. Register before `visitors`. */
export function company({ own = false, ...choice }: OwnChoice = {}): Company {
  const isOwn = own || Object.keys(choice).length > 0;
  let portal: RunningPortal;
  let admin: Caller;
  beforeAll(async () => {
    portal = await (isOwn ? copyPortal(inject('portalTemplate'), choice) : sharePortal());
    admin = await callAsAdmin(portal.url);
  });
  afterAll(async () => {
    if (isOwn) await portal?.remove();
  });
  return {
    get url() {
      return portal.url;
    },
    get admin() {
      return admin;
    },
    get people() {
      return createPeople(portal.url, admin);
    },
    moveClock: () => portal.moveClock(),
  };
}
