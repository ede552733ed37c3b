/** What a visitor's browser fetches of JavaScript before a page stands, held to budgets by the build. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** In bytes of gzip. The driver's home is opened on a phone, on the road. */
const BUDGET = { login: 110_000, driversHome: 250_000, dashboard: 290_000, screen: 290_000 };
/** The two grids of payroll bring what a spreadsheet does. */
const GRIDS: Record<string, number> = { PayrollBoardScreen: 350_000, PayrollScreen: 350_000 };
const DASHBOARDS = [
  'AdminDashboard',
  'ManagerDashboard',
  'AccountantDashboard',
  'EmployeeDashboard',
  'HrDashboard',
];
/** What searching costs before anyone searches: the box, and its keys. */
const OPENER = { module: /kit\/shell\/PaletteOpener\.tsx$/, budget: 2000 };
/** An editor for a few who look for something: the one screen that is its own program. */
const OUTSIDE = /GraphiQLScreen/;

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;
type Row = { page: string; bytes: number; budget: number };

/** The chunk and all that it imports: what the browser has fetched before its first line runs. */
function withImports(chunks: Chunks, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const each of chunks.get(name)?.imports ?? []) withImports(chunks, each, found);
  return found;
}

function measure(chunks: Chunks): Row[] {
  const sizes = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code, { level: 9 }).length]));
  const measureBytes = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  /** The chunks that one of these modules needs. */
  const needs = (...modules: RegExp[]): Set<string> => {
    const own = modules.map((module) => {
      const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
      if (!chunk) throw new Error(`No chunk holds ${module}.`);
      return chunk.fileName;
    });
    return new Set(own.flatMap((name) => [...withImports(chunks, name)]));
  };
  const opener = () => {
    const found = [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) => (OPENER.module.test(id) && code ? [code] : [])),
    );
    if (!found[0]) throw new Error(`No chunk holds ${OPENER.module}.`);
    return gzipSync(found[0], { level: 9 }).length;
  };
  /** Opened by its address: the portal, its frame, and the page. */
  const page = (name: string) =>
    measureBytes(
      needs(
        ...[/app\/main\.tsx$/, /shell\/AppShell\.tsx$/],
        ...[new RegExp(`/${name}\\.entry\\.ts$`), new RegExp(`/${name}\\.tsx$`)],
      ),
    );
  const screens = [...chunks.values()]
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /\/(\w+Screen)\.entry\.ts$/.exec(id)?.[1] ?? [])
    .filter((name) => !OUTSIDE.test(name))
    .sort();
  return [
    { page: '/login', bytes: measureBytes(needs(/app\/login\.tsx$/)), budget: BUDGET.login },
    ...DASHBOARDS.map((name) => ({
      page: name,
      bytes: page(name),
      budget: name === 'EmployeeDashboard' ? BUDGET.driversHome : BUDGET.dashboard,
    })),
    { page: 'Search, until it opens', bytes: opener(), budget: OPENER.budget },
    ...screens.map((name) => ({ page: name, bytes: page(name), budget: GRIDS[name] ?? BUDGET.screen })),
  ];
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** Where the figures are kept, for a benchmark; a module of this ending is never served. */
const FIGURES = 'firstLoad.mjs';

/** Prints what each page costs and keeps it beside the build; fails the build on one that costs too much. */
export function bundleBudgets(): Plugin {
  return {
    name: 'bundle-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const rows = measure(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      for (const { page, bytes, budget } of rows)
        console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${kilo(bytes)} of ${kilo(budget)} kB  ${page}`);
      const figures = Object.fromEntries(rows.map(({ page, bytes }) => [page, bytes]));
      this.emitFile({
        type: 'asset',
        fileName: FIGURES,
        source: `export default ${JSON.stringify(figures, null, 2)};\n`,
      });
      const over = rows.filter(({ bytes, budget }) => bytes > budget).map(({ page }) => page);
      if (over.length) this.error(`More JavaScript than the budget allows: ${over.join(', ')}.`);
    },
  };
}
