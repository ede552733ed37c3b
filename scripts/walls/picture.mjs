/**
 * Draws rooms.mjs into docs/architecture.md, between its markers, and exits 1 when the drawing was out of date. An
 * arrow points at what a room may import; arrows that follow from others are left out, or no one could read it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './rooms.mjs';

/** A room of one file that only starts another is not drawn. */
const rows = Object.entries(ROOMS)
  .map(([room, [path, may]]) => ({ room, path, may }))
  .filter(({ path }) => path.endsWith('/'));
const sideOf = (path) => path.split('/')[0];

/** The imports a room may have. A room that may import everything is drawn above the rooms of its side that may not. */
const below = ({ path, may }) =>
  may === '*'
    ? rows.filter((row) => row.may !== '*' && sideOf(row.path) === sideOf(path)).map(({ room }) => room)
    : may;

/** Each drawn name with the names it may import. `nameOf` joins rooms under one name, or leaves a room out. */
function graphOf(nameOf) {
  const named = new Map(rows.map((row) => [row.room, nameOf(row)]));
  const graph = new Map();
  for (const row of rows) {
    const name = named.get(row.room);
    if (!name) continue;
    const known = graph.get(name) ?? new Set();
    for (const other of below(row).map((room) => named.get(room)))
      if (other && other !== name) known.add(other);
    graph.set(name, known);
  }
  return graph;
}

/** Replaces words that are Mermaid keywords. */
const toNode = (name) =>
  ['graph', 'end', 'class', 'style', 'default'].includes(name) ? `_${name}["${name}"]` : name;

function draw(graph) {
  const reaches = (from, to) => [...graph.get(from)].some((next) => next === to || reaches(next, to));
  const arrows = [...graph].flatMap(([from, known]) =>
    [...known]
      .filter((to) => ![...known].some((via) => via !== to && reaches(via, to)))
      .map((to) => [from, to]),
  );
  const alone = [...graph.keys()].filter((name) => !arrows.flat().includes(name));
  const lines = [...alone.map((name) => [name]), ...arrows].map((names) => names.map(toNode).join(' --> '));
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}

const folder = /^(?:api\/src\/|web\/src\/)?(\w+)/;
const PICTURES = {
  layers: draw(graphOf(({ path }) => (path.startsWith('web/src/app/') ? 'webApp' : folder.exec(path)[1]))),
  domains: draw(graphOf(({ room, path }) => path.startsWith('api/src/domains/') && room)),
};

const file = join(import.meta.dirname, '../../docs/architecture.md');
const before = readFileSync(file, 'utf8');
let after = before;
for (const [name, picture] of Object.entries(PICTURES)) {
  const between = new RegExp(`(<!-- ${name}: .* -->\n)[^]*?(<!-- end of ${name} -->)`);
  if (!between.test(before))
    throw new Error(`docs/architecture.md has no markers for the picture of the ${name}.`);
  after = after.replace(between, `$1${picture}\n$2`);
}
if (after !== before) {
  writeFileSync(file, after);
  console.error('The pictures in docs/architecture.md were not up to date; they are now. Commit it.');
  process.exitCode = 1;
}
