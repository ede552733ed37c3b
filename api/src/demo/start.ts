/** The portal with a sample company, in a data folder of its own. */
import { run } from '../app/run.ts';
import { SAMPLE_PASSWORD, STAFF } from './people.ts';
import { ensureSample } from './sample.ts';
import { markSample, removeEarlierSample } from './sampleVersion.ts';
import { toDemoSettings } from './settings.ts';

/** Lets no one in before the screens are built. */
export const start = (signal: AbortSignal, screens?: Promise<void>): Promise<void> =>
  run({
    signal,
    settings: async (given) => {
      const settings = toDemoSettings(given);
      if (await removeEarlierSample(settings.dataDir))
        console.log('The sample company is from an earlier version. Making it again.');
      console.log('Opening the database …');
      return settings;
    },
    prepare: async (services, { dataDir }) => {
      if (await ensureSample(services, console.log)) {
        markSample(dataDir);
        console.log('The sample company has been set up.');
      }
      await screens;
    },
    greet: ({ url }) => {
      const accounts = [...STAFF.map(({ email, shows }) => [email, shows]), ['driver@example.com', 'driver']];
      const lines = accounts.map(([email, shows]) => `  ${email!.padEnd(26)}${shows}`);
      console.log(
        `\nCarrier Portal with the sample company is running at ${url}\n\n${lines.join('\n')}\n\nEveryone's password: ${SAMPLE_PASSWORD}`,
      );
    },
  });
