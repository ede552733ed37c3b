/** The settings of the portal as the sample company uses them. */
import { join } from 'node:path';
import { type Settings, SettingsError } from '../platform/config/config.ts';
import { isLoopback } from '../platform/lib/loopback.ts';

/**
 * Never the folder or the server of the real portal, and nothing that other machines reach.
 * @throws SettingsError where HOST is not loopback and no one has said that this is meant.
 */
export function toDemoSettings(settings: Settings): Settings {
  const { host, dataDir, demoOnNetwork } = settings;
  if (!demoOnNetwork && !isLoopback(host))
    throw new SettingsError(
      `HOST ${host} would let other machines into the demo, whose passwords are public: leave it out, or set DEMO_ON_NETWORK=1 if that is what you want.`,
    );
  // Its backups would take the place of the real portal's.
  return { ...settings, dataDir: join(dataDir, 'demo'), databaseUrl: undefined, backups: undefined };
}
