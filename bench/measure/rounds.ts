/**
 * Rounds of slots: in each, every server gets the same requests for a moment, one after another and each time in a
 * different order, so that the machine's other load affects all of them. Only the ratio within a round counts.
 */
import type { Load } from '../load/load.ts';
import type { Hits, Shot } from '../load/volley.ts';
import type { Running, Used } from '../servers/launch.ts';

export interface Plan {
  rounds: number;
  /** Seconds of a slot with sixteen connections, and with one. */
  slot: number;
  singleSlot: number;
}

/** The requests to one server. */
export interface Target {
  server: Running;
  /** The shots of one slot; this many new ones if none may be sent twice. */
  shots: (count: number) => readonly Shot[];
  isOnceEach: boolean;
  mustContain?: string;
  /** After each slot. */
  tidy?: () => Promise<void>;
}

export interface Slot extends Hits {
  used: Used;
}

/** The slots of one server, one per round. */
export interface Measured {
  name: string;
  crowded: Slot[];
  single: Slot[];
}

const CROWD = 16;
/** This many requests warm a server up; this many more show how many fit into a slot. */
const WARM_UP = 200;
const TRIED = 64;

interface Size {
  connections: number;
  amount: number;
}

async function slot(load: Load, target: Target, { connections, amount }: Size): Promise<Slot> {
  const { server, isOnceEach, mustContain, tidy } = target;
  const shots = target.shots(amount);
  await server.used();
  try {
    const hits = await load.fire({
      url: server.url,
      shots,
      connections,
      amount,
      isOnceEach,
      ...(mustContain && { mustContain }),
    });
    return { ...hits, used: await server.used() };
  } catch (error) {
    throw new Error(`"${server.name}": ${(error as Error).message}`);
  } finally {
    await tidy?.();
  }
}

/** As many requests as take about this many seconds. */
const lasting = (seconds: number, connections: number, { rate }: Slot): Size => ({
  connections,
  amount: Math.max(2 * connections, Math.ceil(rate * seconds)),
});

export async function measure(load: Load, targets: readonly Target[], plan: Plan): Promise<Measured[]> {
  const measured = targets.map(({ server }): Measured => ({ name: server.name, crowded: [], single: [] }));
  // None of these count.
  const warm: { crowded: Slot; single: Slot }[] = [];
  for (const target of targets) {
    await slot(load, target, { connections: CROWD, amount: WARM_UP });
    const crowded = await slot(load, target, { connections: CROWD, amount: TRIED });
    const single = await slot(load, target, { connections: 1, amount: TRIED / CROWD });
    warm.push({ crowded, single });
  }
  for (let round = 0; round < plan.rounds; round += 1)
    for (let place = 0; place < targets.length; place += 1) {
      const index = (place + round) % targets.length;
      const [target, { crowded, single }] = [targets[index]!, measured[index]!];
      const before = { crowded: crowded.at(-1), single: single.at(-1), ...(round ? {} : warm[index]) };
      crowded.push(await slot(load, target, lasting(plan.slot, CROWD, before.crowded!)));
      single.push(await slot(load, target, lasting(plan.singleSlot, 1, before.single!)));
    }
  return measured;
}
