/**
 * Loaded into a portal that lives for seconds, as in tests: optimizing machine code, its own or its embedded
 * database's, does not pay off and would keep a core busy for longer than most portals run.
 */
import { setFlagsFromString } from 'node:v8';
import './briefDatabases.mjs';

for (const flag of ['--liftoff-only', '--no-opt']) setFlagsFromString(flag);
