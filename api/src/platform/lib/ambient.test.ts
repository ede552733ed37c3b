import { executionAsyncId } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Ambient } from './ambient.ts';

const ambient = new Ambient<string>();

/** Whether Node follows promises: only then does the code behind an `await` run under a number of its own. */
async function followsPromises(): Promise<boolean> {
  const before = await Promise.resolve().then(executionAsyncId);
  return (await Promise.resolve().then(executionAsyncId)) !== before;
}

describe('a value that running code finds', () => {
  it('is there for the work and for what it awaits, and the innermost counts', async () => {
    expect(ambient.value).toBeUndefined();
    const found = await ambient.run('outer', async () => {
      await sleep(1);
      const inner = await ambient.run('inner', async () => {
        await sleep(1);
        return ambient.value;
      });
      return [inner, ambient.value];
    });
    expect(found).toEqual(['inner', 'outer']);
    expect(ambient.value).toBeUndefined();
  });

  it('is kept apart from that of other work', async () => {
    const work = (name: string, milliseconds: number) =>
      ambient.run(name, async () => {
        await sleep(milliseconds);
        return ambient.value;
      });
    expect(await Promise.all([work('long', 30), work('short', 1), work('middle', 10)])).toEqual([
      'long',
      'short',
      'middle',
    ]);
  });

  it('is gone for what the work has left running, also while there is other work', async () => {
    let left: Promise<string | undefined> | undefined;
    await ambient.run('gone', async () => {
      left = sleep(5).then(() => ambient.value);
    });
    expect(await ambient.run('other', async () => left)).toBeUndefined();
  });

  it('leaves when the work fails', async () => {
    const failing = ambient.run('failing', async () => {
      throw new Error('It failed.');
    });
    await expect(failing).rejects.toThrow('It failed.');
    expect(ambient.value).toBeUndefined();
  });
});

/** From Node 24 on a store costs nothing to speak of. */
const isDear = Number.parseInt(process.versions.node, 10) < 24;

describe('the price of it', () => {
  it('is paid only while somebody is inside', async () => {
    // What other tests have left behind may still be at an end of its own.
    await expect.poll(followsPromises).toBe(false);
    const long = ambient.run('long', () => sleep(20));
    await ambient.run('short', async () => {});
    expect(await followsPromises()).toBe(isDear);
    await long;
    expect(await followsPromises()).toBe(false);
  });

  it('is paid by nothing else in the program', () => {
    const folder = join(import.meta.dirname, '../..');
    const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.ts$/.test(file) && !/\.test(ing)?\.ts$|generated|^(bench|testing)\//.test(file),
    );
    const hooked = programs.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('async_hooks'),
    );
    expect(hooked).toEqual(['lib/ambient.ts']);
  });
});
