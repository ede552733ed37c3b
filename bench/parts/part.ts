import type { Company } from '../company/company.ts';
import type { Volumes } from '../company/volumes.ts';
import type { Load } from '../load/load.ts';
import type { Promised } from '../report/promises.ts';
import type { Running } from '../servers/launch.ts';

/** A measurement of the portal alone; it prints its table and returns the promises with their figures. */
export interface Part {
  name: string;
  run: (stage: Stage) => Promise<Promised[]>;
}

export interface Stage {
  portal: Running;
  company: Company;
  volumes: Volumes;
  load: Load;
  /** Whether pictures of the figures are written into docs. */
  drawsPictures: boolean;
  /** Milliseconds in which the limit pays one person's week, if measured. */
  oneWeekLimit?: number | undefined;
}
