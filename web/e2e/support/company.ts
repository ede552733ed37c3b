/** The company that the tests of a file share: a portal of its own, and its administrator at the REST entry point. */
import { afterAll, beforeAll, inject } from 'vitest';
import { type Caller, callAsAdmin, createPeople } from './api.ts';
import { copyPortal, type RunningPortal } from './portal.ts';

export interface Company {
  readonly url: string;
  readonly admin: Caller;
  readonly people: ReturnType<typeof createPeople>;
}

/** Starts the portal, with these settings, before the tests of the file and removes it after them. Stands before `visitors`. */
export function company(env: Record<string, string> = {}): Company {
  let portal: RunningPortal;
  let admin: Caller;
  beforeAll(async () => {
    portal = await copyPortal(inject('portalTemplate'), env);
    admin = await callAsAdmin(portal.url);
  });
  afterAll(() => portal?.remove());
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
  };
}
