/** The numbers on an administrator's home page. */
import { db, defineRow, defineValue } from '../../platform/sql/define.ts';

const RECENT = 100;

/** Everyone of either kind, including archived people; active are those who can sign in. */
export const peopleCounts = defineRow({}, () =>
  db.selectFrom('User').select(({ fn, eb, and }) => {
    const active = [eb('archivedAt', 'is', null), eb('isActive', '=', true)];
    return [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('archivedAt', 'is not', null).as('archived'),
      fn.countAll<number>().filterWhere(and(active)).as('active'),
      fn
        .countAll<number>()
        .filterWhere(and([...active, eb('kind', '=', 'CONTRACTOR')]))
        .as('activeContractors'),
    ];
  }),
);

/** How many of the latest hundred days await a decision. */
export const latestPending = defineValue({}, () =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('TimeLog')
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .limit(RECENT)
        .select('status')
        .as('latest'),
    )
    .select(({ fn }) => fn.countAll<number>().filterWhere('latest.status', '=', 'PENDING').as('days'))
    .$asScalar(),
);

/** The position of the newest link of the audit log; null if there is none. */
export const newestLink = defineValue({}, () =>
  db
    .selectFrom('AuditSeal')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .$asScalar(),
);
