/** The portal for real use. */
import { ensureFirstAdmin, type FirstAdmin } from '../domains/people/firstAdmin.ts';
import { run } from './run.ts';

let firstAdmin: FirstAdmin | null = null;

export const start = (signal: AbortSignal): Promise<void> =>
  run({
    signal,
    prepare: async (services, settings) => {
      firstAdmin = await ensureFirstAdmin(services, {
        email: settings.adminEmail,
        password: settings.adminPassword,
      });
    },
    greet: ({ url }) => {
      console.log(`Carrier Portal is running at ${url}`);
      if (firstAdmin?.oneTimePassword)
        console.log(
          `First administrator: ${firstAdmin.email}\nOne-time password, shown only now: ${firstAdmin.oneTimePassword}`,
        );
    },
  });
