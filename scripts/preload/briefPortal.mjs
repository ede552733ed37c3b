/**
 * Loaded into a portal that lives for seconds, as those of tests do: machine code is not worth optimizing meanwhile,
 * neither its own nor that of its embedded database, which would keep a core busy for longer than most portals run.
 */
import { setFlagsFromString } from 'node:v8';
import './briefDatabases.mjs';

for (const flag of ['--liftoff-only', '--no-opt']) setFlagsFromString(flag);
