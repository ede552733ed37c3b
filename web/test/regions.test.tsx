/**
 * Fails one field after another of a screen with each kind of region, and checks what is left; in the long form, of
 * every screen.
 */
import './dom';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import operationsText from '../../api/operations/today.json?raw';
import type { ErrorBoundaryProps } from '../src/kit/ui/ErrorBoundary';
import { openScreen, visits } from './everyScreen';
import { chooseFields, FAILED_ROW, findRetry, isInRow, settle, toKey } from './failingFields';
import type { Place } from './relayServer/relayServer';

// A region keeps an error inside; a mark around each tells them apart.
vi.mock('../src/kit/ui/ErrorBoundary', async (importOriginal) => {
  const { ErrorBoundary } = await importOriginal<typeof import('../src/kit/ui/ErrorBoundary')>();
  return {
    ErrorBoundary: (props: ErrorBoundaryProps): ReactNode => (
      <div data-region>
        <ErrorBoundary {...props} />
      </div>
    ),
  };
});

/**
 * Data that only fills a filter or a picker, or a count beside a list: without it the screen works and reports nothing.
 */
const AIDS: Record<string, readonly string[]> = {
  '/dashboard/logs': ['auditLogStats', 'auditActions'],
  '/dashboard/reports': ['today', 'viewer'],
  '/dashboard/tax-documents': ['today', 'viewer'],
};

/** Lists that would mislead if incomplete: to choose from, to fill in or to pay by. They fail whole. */
const COMPLETE: Record<string, readonly string[]> = {
  // A driver's week and next pay depend on all of their days.
  '/dashboard': ['timeLogs'],
  // A week's pay is the sum of its runs.
  '/dashboard/people/:id': ['weekRuns'],
  '/dashboard/payroll': ['payees'],
  '/dashboard/payroll/week': ['payrollBoard.batch.refusals'],
  '/dashboard/time-logs': ['weeks'],
};

/** Rows that a sentence names: no list has one fewer. */
const IN_SENTENCES: Record<string, readonly string[]> = { '/dashboard': ['taxSeason.rows'] };

/** Data in the screen's title: without it the heading is generic. */
const TITLES: Record<string, readonly string[]> = { '/dashboard/people/:id': ['person.id', 'person.name'] };

/** Fields that several regions read: the date in each region with a week, and a quarter's days beside its changes. */
const SHARED: Record<string, readonly string[]> = {
  '/dashboard': [
    'adminOverview',
    'managerOverview',
    'viewer.daySummary',
    'viewer.id',
    'viewer.latestRuns',
    'viewer.startsOn',
    'quarter',
    'viewer.unsentWeek',
    'timeLogs',
    'today',
  ],
  '/dashboard/approvals': ['today'],
  '/dashboard/contractors': ['contractors'],
  // The header shows the email, phone and invitation that the account has, and that someone is archived, as the list of
  // open items and the sign-in do. Those who may pay have a button beside the statements and one beside the plans.
  '/dashboard/people/:id': [
    'today',
    'person.archived',
    'person.email',
    'person.invitation',
    'person.isActive',
    'person.phone',
    'person.roles',
    'person.viewerCanPay',
    'person.w9RequestedAt',
  ],
  // The button that generates one goes too.
  '/dashboard/tax-documents': ['today'],
  '/dashboard/time-logs': ['today', 'viewer.id'],
};

const ROW = 'tbody > tr, li';
const countRows = () =>
  [...document.querySelectorAll(ROW)].filter((row) => !row.parentElement?.closest(ROW)).length;

const heading = () => document.querySelector('h1');

/** A region with its own text, without that of nested regions. */
type Region = { text: string; readonly parent: Region | undefined };

/** The regions on screen; the first is everything outside of regions. Hints and menus are left out. */
function readRegions(): Region[] {
  const regions: Region[] = [];
  const begin = (parent: Region | undefined): Region => {
    const region = { text: '', parent };
    regions.push(region);
    return region;
  };
  const read = (node: Node, region: Region, isHidden: boolean): void => {
    for (let child = node.firstChild; child; child = child.nextSibling)
      if (child instanceof Text) region.text += isHidden ? '' : child.data;
      else if (child instanceof Element)
        if (child.hasAttribute('data-region')) read(child, begin(region), false);
        else read(child, region, isHidden || child.hasAttribute('hidden'));
  };
  read(heading()!.closest('body > *')!, begin(undefined), false);
  return regions;
}

const isInside = (region: Region | undefined, others: readonly Region[]): boolean =>
  region !== undefined && (others.includes(region) || isInside(region.parent, others));

/** The outermost of the regions that changed. */
function changedRegions(before: readonly Region[], after: readonly Region[]): Region[] {
  const left = after.map(({ text }) => text);
  const changed = before.filter(({ text }) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return changed.filter(({ parent }) => !isInside(parent, changed));
}

/** The operations the screens have requested. */
const asked = new Set<string>();
/** The tested fragments of each screen: screens and homes of several roles share some. */
const done = new Map<string, Set<string>>();

function readIn(screen: string): Set<string> {
  const known = done.get(screen) ?? new Set<string>();
  done.set(screen, known);
  return known;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** One screen of each kind: a home of several parts and lists, and a list with optional parts. */
const EACH_KIND = ['/dashboard', '/dashboard/logs'];
const chosenVisits = process.env.LONG
  ? visits
  : EACH_KIND.map(
      (known) => visits.find(({ path, role }) => path === known && (path !== '/dashboard' || role === 'HR'))!,
    );

describe.each(chosenVisits)('$address for $role', (visited) => {
  const { path } = visited;
  const visit = (before: (place: Place) => void) => openScreen(visited, { before });

  it('loses only the row or the region of the failed field, and Retry brings it back', async () => {
    const places = new Map<string, Place>();
    let isFirst = true;
    const { sent } = await visit((place) => {
      if (isFirst && !places.has(toKey(place.path))) places.set(toKey(place.path), place);
    });
    isFirst = false;
    for (const { name } of sent) asked.add(name);
    const look = () => readRegions().map(({ text }) => text);
    // Code may load late on a busy machine: the whole screen is what two visits in a row show.
    for (let before: string[] = []; before.join() !== look().join(); ) {
      before = look();
      cleanup();
      await visit(() => undefined);
    }
    const whole = readRegions();
    const rows = countRows();
    const title = heading()?.textContent;
    expect(findRetry(), document.querySelector('[role=alert]')?.textContent ?? '').toBeUndefined();
    expect(sent.length).toBeLessThanOrEqual(2);
    const wrong: string[] = [];
    /** What is back already: a region's button refetches everything that failed in it, and a list's its rows. */
    const retried = new Set<string>();
    for (const { path: at, coordinate } of chooseFields(places, readIn(path))) {
      cleanup();
      let isDown = true;
      const server = await visit((place) => {
        if (isDown && toKey(place.path) === toKey(at))
          throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      });
      const left = readRegions();
      const changed = changedRegions(whole, left);
      const isAmong = (fields: readonly string[] = []) =>
        fields.some((field) => `${toKey(at)}.`.startsWith(`${field}.`));
      // What has a field in it takes along all who read the field.
      const holds = (fields: readonly string[] = []) =>
        fields.some((field) => field.startsWith(`${toKey(at)}.`));
      const what = `${toKey(at)} (${coordinate}):`;
      const isOnItsOwn = changed.length <= 1 || isAmong(SHARED[path]) || holds(SHARED[path]);
      const isTitle = isAmong(TITLES[path]) || holds(TITLES[path]);
      if (!isTitle && heading()?.textContent !== title) wrong.push(`${what} took the screen`);
      if (!isTitle && changed.includes(whole[0]!))
        wrong.push(`${what} reached out of its region: ${whole[0]!.text}`);
      if (!isOnItsOwn) wrong.push(`${what} took ${changed.map(({ text }) => text.slice(0, 60)).join(' | ')}`);
      // A field that only the row's dialog reads does not affect the list.
      if (isInRow(at) && changed.length > 0 && !isAmong(COMPLETE[path])) {
        if (!screen.queryByText(FAILED_ROW, { exact: false })) wrong.push(`${what} left a row out silently`);
        if (countRows() !== rows - 1 && !isAmong(IN_SENTENCES[path]))
          wrong.push(`${what} left ${countRows()} of ${rows} rows`);
      }
      isDown = false;
      const retry = findRetry();
      if (changed.length > 0 && !retry && !isAmong(AIDS[path])) wrong.push(`${what} has no Retry`);
      const lost = `${isInRow(at)} ${changed.map((region) => whole.indexOf(region)).join()}`;
      if (!retry || (!process.env.LONG && retried.has(lost))) continue;
      retried.add(lost);
      fireEvent.click(retry);
      await settle(server);
      if (changedRegions(whole, readRegions()).length > 0) wrong.push(`${what} did not come back`);
    }
    expect(wrong).toEqual([]);
  });
});

it.runIf(process.env.LONG)('covers every operation of the screens and homes', () => {
  const names = Object.values(JSON.parse(operationsText) as Record<string, string>).flatMap((text) =>
    [...text.matchAll(/^query (\w+(?:Screen|Dashboard)Query)\b/gm)].map(([, name]) => name!),
  );
  // GraphiQL's query has only the day, and its editor needs a browser.
  expect(names.filter((name) => !asked.has(name))).toEqual(['GraphiQLScreenQuery']);
});
