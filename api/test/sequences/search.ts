/**
 * Finds sequences of steps, up to a depth, that reach something new: a breadth-first search over the real portal. A
 * refused step changes nothing, so further steps run in the same world; a successful step is checked, and the search
 * continues from a new world. The search skips a step if its actor and its subject were in the same state before, and a
 * world whose parts were all in the same state before.
 */
import type { TestPortal } from '../support/portal.ts';
import { readActs } from './acts.ts';
import type { Attack } from './attacks.ts';
import { findBroken } from './invariants.ts';
import { findStep, listSteps, type Step } from './steps.ts';
import { createWorld, type Description, describeWorld, toText, type World } from './world.ts';

export interface Finding {
  steps: readonly string[];
  broken: readonly string[];
}

export interface Searched {
  findings: Finding[];
  /** How many different worlds were reached. */
  worlds: number;
  tried: number;
}

async function replay(portal: TestPortal, attack: Attack, steps: readonly string[]): Promise<World> {
  const world = await createWorld(portal, attack);
  for (const name of steps)
    if (!(await findStep(world, name).run(world)))
      throw new Error(`${name} was done before, and now it is not.`);
  return world;
}

/**
 * The outcome of a step depends on who takes it, with what, and on the state of both people. The same step in the same
 * state has the same outcome.
 */
const toKey = ({ name, by, about }: Step, { people, held }: Description): string | null =>
  by ? JSON.stringify([name, people.get(by.owner), about ? people.get(about) : held]) : null;

export interface Reach {
  /** The longest sequence. */
  depth: number;
  /** How many worlds of each length the search continues from; if there are more, it takes an even sample. */
  width: number;
  isShort: boolean;
}

const takeEvenly = <T>(all: readonly T[], most: number): T[] => {
  const every = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, place) => all[Math.floor(place * every)]!);
};

export async function search(
  portal: TestPortal,
  attack: Attack,
  { depth, width, isShort }: Reach,
): Promise<Searched> {
  const searched: Searched = { findings: [], worlds: 0, tried: 0 };
  const seen = new Set<string>();
  const known = new Set<string>();

  async function goOnFrom(path: readonly string[]): Promise<(readonly string[])[]> {
    const further: (readonly string[])[] = [];
    let world = await replay(portal, attack, path);
    const description = await describeWorld(world);
    // A refused step leaves the acts unchanged.
    let before = { acts: await readActs(portal) };
    let isUsedUp = false;
    for (const step of listSteps(world)) {
      const { name } = step;
      if (isShort && attack.shortly?.test(name) === false) continue;
      if (isShort && path.length === depth - 1 && attack.lastly?.test(name) === false) continue;
      const key = toKey(step, description);
      if (key && known.has(key)) continue;
      if (isUsedUp) {
        world = await replay(portal, attack, path);
        before = { acts: await readActs(portal) };
      }
      const isDone = await findStep(world, name).run(world);
      isUsedUp = isDone;
      searched.tried += 1;
      if (key) known.add(key);
      const after = isDone ? await describeWorld(world) : description;
      const isNew = !seen.has(toText(after));
      const broken = await findBroken(world, before, name, isDone);
      if (broken.length > 0) searched.findings.push({ steps: [...path, name], broken });
      if (!isDone) continue;
      seen.add(toText(after));
      if (isNew && broken.length === 0) further.push([...path, name]);
    }
    return further;
  }

  seen.add(toText(await describeWorld(await createWorld(portal, attack))));
  let paths: (readonly string[])[] = [[]];
  for (let length = 0; length < depth; length += 1) {
    const next: (readonly string[])[] = [];
    for (const path of takeEvenly(paths, width)) next.push(...(await goOnFrom(path)));
    paths = next;
  }
  return { ...searched, worlds: seen.size };
}
