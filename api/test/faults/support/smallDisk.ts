/** A disk small enough for a test to fill. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const mount = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder]);

function canMountOne(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const can = mount(folder, 1);
  if (can) unmount(folder);
  rmdirSync(folder);
  return can;
}

/** Whether this process may mount a file system; tests that fill one say so if it may not. */
export const canMount = canMountOne();
if (!canMount)
  console.log('Mounting a small disk takes root on Linux, so the tests that fill one are skipped.');

export interface SmallDisk {
  folder: string;
  /** Leaves so few bytes that writes soon fail. */
  fill: () => void;
  /** Frees the space again. */
  free: () => void;
}

const LEFT_BYTES = 300_000;

/** An empty disk for the duration of the running test. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  if (!mount(folder, megabytes)) throw new Error('The disk cannot be mounted.');
  onTestFinished(() => {
    unmount(folder);
    rmdirSync(folder);
  });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
      } catch (error) {
        // The database has written meanwhile, and no space is left.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast),
  };
}
