import type { Company } from '../company/company.ts';
import type { Volumes } from '../company/volumes.ts';
import type { Load } from '../load/load.ts';
import type { Promised } from '../report/promises.ts';
import type { Running } from '../servers/launch.ts';

/** What is measured only of the portal; it prints its table and returns what was promised about it. */
export interface Part {
  name: string;
  run: (stage: Stage) => Promise<Promised[]>;
}

export interface Stage {
  portal: Running;
  company: Company;
  volumes: Volumes;
  load: Load;
  /** Milliseconds in which the limit pays one person's week, where that has been measured. */
  oneWeekLimit?: number | undefined;
}
