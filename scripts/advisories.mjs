/**
 * `npm run advisories`: whether the registry knows of weaknesses in the packages of production. Status 0 means that it
 * knows of none, 1 that it knows of some, and 2 that it could not be asked, which says nothing about the packages.
 */
import { spawnSync } from 'node:child_process';

const NOT_ASKED = 2;
/** Offline, npm would report that nothing is known, without having asked. */
const ARGUMENTS = ['audit', '--omit=dev', '--offline=false', '--fetch-retries=1', '--fetch-timeout=30000'];

/** npm's report; what it prints where it has none, such as a message about the network. */
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
