/**
 * The portal for real use. `isJson` says whether it greets a program. A one-time password is shown only to a person and
 * never logged, because logs are kept.
 */
import { ensureFirstAdmin, type FirstAdmin } from '../domains/people/firstAdmin.ts';
import { run } from './run.ts';

let firstAdmin: FirstAdmin | null = null;

export const start = (signal: AbortSignal, isJson: boolean): Promise<void> =>
  run({
    signal,
    prepare: async (services, settings) => {
      firstAdmin = await ensureFirstAdmin(services, {
        email: settings.adminEmail,
        password: settings.adminPassword,
      });
    },
    greet: ({ url }, log) => {
      if (isJson) return console.log(JSON.stringify({ url, ...firstAdmin }));
      // Scripts read the address from this text, up to the next space.
      log.info({ url }, `Carrier Portal is running at ${url} and takes requests.`);
      if (firstAdmin?.oneTimePassword)
        console.log(
          `First administrator: ${firstAdmin.email}\nOne-time password, shown only now: ${firstAdmin.oneTimePassword}`,
        );
    },
  });
