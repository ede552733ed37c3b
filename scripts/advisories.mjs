/**
 * `npm run advisories`: whether the registry knows of vulnerabilities in the production packages. Status 0 means none,
 * 1 means some, and 2 that the registry could not be reached, which says nothing about the packages.
 */
import { spawnSync } from 'node:child_process';

const NOT_ASKED = 2;
/** Offline, npm would report no vulnerabilities without having asked. */
const ARGUMENTS = ['audit', '--omit=dev', '--offline=false', '--fetch-retries=1', '--fetch-timeout=30000'];

/** npm's report; its output if there is none, such as a message about the network. */
function ask() {
  const { stdout, stderr } = spawnSync('npm', [...ARGUMENTS, '--json'], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: stderr.trim() };
  }
}

const { metadata, vulnerabilities, message } = ask();
const total = metadata?.vulnerabilities?.total;
if (total === undefined) {
  console.error(`Could not ask the registry for advisories, so nothing is known about them: ${message}`);
  process.exit(NOT_ASKED);
}
for (const { name, severity, via } of Object.values(vulnerabilities)) {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.range}, ${cause.url})`,
  );
  console.log(`${severity}: ${name}: ${causes.join('; ')}`);
}
console.log(total ? `Packages with advisories: ${total}.` : 'The registry knows of no advisories.');
process.exitCode = total ? 1 : 0;
