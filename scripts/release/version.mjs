/** Which version a release is: the tag of its commit, or the version that is being worked on, with the commit. */
import { spawnSync } from 'node:child_process';

/** What Git says; null if it says nothing. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * @param next the version in package.json.
 * @throws Error outside of a Git repository, and for a tag that is another version.
 */
export function readVersion(next) {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (!commit) throw new Error('A release is made of a commit, and there is no Git repository here.');
  const isChanged = git('status', '--porcelain') !== '';
  const time = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
  const tag = isChanged ? null : git('describe', '--exact-match', '--match=v*', 'HEAD');
  if (!tag) return { version: `${next}-g${commit}${isChanged ? '-dirty' : ''}`, commit, time };
  if (tag !== `v${next}`)
    throw new Error(`The tag is ${tag}, and package.json says ${next}: make them one version.`);
  return { version: next, commit, time };
}
