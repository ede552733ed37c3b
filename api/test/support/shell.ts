/** Runs commands from the documents in a shell, as if pasted. */
import { spawn } from 'node:child_process';

/** Replaces curl if it is missing: the shell reads the text anyway. */
const STAND_IN = `
const { values, positionals } = require("node:util").parseArgs({
  allowPositionals: true,
  args: process.argv.slice(1),
  options: {
    silent: { type: "boolean", short: "s" },
    fail: { type: "boolean", short: "f" },
    header: { type: "string", short: "H", multiple: true },
    data: { type: "string", short: "d" },
    user: { type: "string", short: "u" },
    "no-buffer": { type: "boolean", short: "N" },
  },
});
const headers = values.header.map((line) => line.split(/: (.*)/s).slice(0, 2));
if (values.user) headers.push(["Authorization", "Basic " + btoa(values.user)]);
fetch(positionals[0], { method: values.data ? "POST" : "GET", headers, body: values.data }).then(async ({ body, ok }) => {
  if (values.fail && !ok) process.exit(22);
  for await (const part of body) process.stdout.write(part);
});`;
const WITH_CURL = `command -v curl > /dev/null || curl() { '${process.execPath}' -e '${STAND_IN}' -- "$@"; }`;

/** The output of the text; with `until`, only up to that text if the command would continue. */
export async function runInShell(
  text: string,
  env: Record<string, string> = {},
  until?: string,
): Promise<string> {
  const shell = spawn('sh', ['-c', `${WITH_CURL}\n${text}`], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, which ends as a whole.
    detached: true,
  });
  let said = '';
  for await (const part of shell.stdout.setEncoding('utf8')) {
    said += part;
    if (until !== undefined && said.includes(until)) process.kill(-shell.pid!);
  }
  return said;
}
