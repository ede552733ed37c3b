import { executionAsyncId } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { ScopedStorage } from './scopedStorage.ts';

const storage = new ScopedStorage<string>();

/** Whether Node tracks promises: only then does the code after an `await` have its own async ID. */
async function followsPromises(): Promise<boolean> {
  const before = await Promise.resolve().then(executionAsyncId);
  return (await Promise.resolve().then(executionAsyncId)) !== before;
}

describe('a value that running code can look up', () => {
  it('is available to the work and everything it awaits, and the innermost one applies', async () => {
    expect(storage.value).toBeUndefined();
    const found = await storage.run('outer', async () => {
      await nextTurn();
      const inner = await storage.run('inner', async () => {
        await nextTurn();
        return storage.value;
      });
      return [inner, storage.value];
    });
    expect(found).toEqual(['inner', 'outer']);
    expect(storage.value).toBeUndefined();
  });

  it('is separate from that of other work', async () => {
    const work = (name: string, turns: number) =>
      storage.run(name, async () => {
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        return storage.value;
      });
    expect(await Promise.all([work('long', 30), work('short', 1), work('middle', 10)])).toEqual([
      'long',
      'short',
      'middle',
    ]);
  });

  it('is gone for tasks that the work left running, even while other work runs', async () => {
    let left: Promise<string | undefined> | undefined;
    await storage.run('gone', async () => {
      left = nextTurn().then(() => storage.value);
    });
    expect(await storage.run('other', async () => left)).toBeUndefined();
  });

  it('leaves when the work fails', async () => {
    const failing = storage.run('failing', async () => {
      throw new Error('It failed.');
    });
    await expect(failing).rejects.toThrow('It failed.');
    expect(storage.value).toBeUndefined();
  });
});

/** From Node 24 on, a store costs almost nothing. */
const isDear = Number.parseInt(process.versions.node, 10) < 24;

describe('the price of it', () => {
  it('is paid only while someone is inside', async () => {
    // Work of earlier tests may still be ending.
    await expect.poll(followsPromises).toBe(false);
    let end: () => void = () => undefined;
    const long = storage.run(
      'long',
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await storage.run('short', async () => {});
    expect(await followsPromises()).toBe(isDear);
    end();
    await long;
    expect(await followsPromises()).toBe(false);
  });

  longTest('is paid by nothing else in the program', () => {
    const folder = join(import.meta.dirname, '../..');
    const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.ts$/.test(file) && !/\.test(ing)?\.ts$|generated|^(bench|testing)\//.test(file),
    );
    const hooked = programs.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('async_hooks'),
    );
    expect(hooked).toEqual(['platform/lib/scopedStorage.ts']);
  });
});
