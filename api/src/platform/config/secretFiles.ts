/** Secrets from files: NAME_FILE in place of NAME, as containers and systemd hand them over. */
import { readFileSync } from 'node:fs';
import { describeFailure } from '../lib/fileErrors.ts';

/** The settings that are secret, or contain a password. */
export const SECRETS = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'JWT_SECRET',
  'DATA_KEY',
  'DATA_KEY_PREVIOUS',
  'SMTP_URL',
  'METRICS_TOKEN',
] as const;

/** The variable that names the file of a secret. */
export const toFileVariable = (name: string): string => `${name}_FILE`;

/**
 * The secrets that come from files, without the newline that ends such a file.
 * @param refuse called with one line that names the variables
 */
export function readSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  refuse: (message: string) => Error,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const variable = toFileVariable(name);
    const path = env[variable];
    if (!path) continue;
    if (env[name]) throw refuse(`${name} and ${variable} are both set: leave one of them out.`);
    try {
      found[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      throw refuse(`${variable} names ${path}, which cannot be read: ${describeFailure(error)}.`);
    }
    if (!found[name]) throw refuse(`${variable} names ${path}, which is empty.`);
  }
  return found;
}
