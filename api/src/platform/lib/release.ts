/**
 * Which version of the portal this is, and how to call its commands. A release's archive has its version and commit in
 * its package.json (scripts/release); a checkout has the version in progress, and asks Git.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Release {
  version: string;
  /** Empty if unknown. */
  commit: string;
  /** The system that a release was made for, such as linux-x64; a checkout runs anywhere. */
  platform?: string;
}

/** The same from src and from dist. */
const ROOT = new URL('../../../../', import.meta.url);

function askGit(): string {
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    return execFileSync('git', args, {
      cwd: fileURLToPath(ROOT),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

interface Manifest {
  version: string;
  commit?: string;
  platform?: string;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

let commit: string | undefined = manifest.commit;

export function readRelease(): Release {
  commit ??= askGit();
  const { version, platform } = manifest;
  return { version, commit, ...(platform && { platform }) };
}

/** How an operator calls a command here: through npm in a checkout, directly in a release. */
export function toCommandLine(name: string, words = ''): string {
  if (manifest.platform) return ['carrier-portal', name, words].filter(Boolean).join(' ');
  return `npm run ${name}${words && ` -- ${words}`}`;
}
