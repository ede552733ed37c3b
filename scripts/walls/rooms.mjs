/**
 * The floor plan: which room may import which. Written from the ground up: a row may name only rows above it, so there
 * are no cycles. A room may import itself and the rooms its row names, types included; everything else is refused, and
 * so is a file outside every room. Tests (`*.test.ts`) are outside the walls of the product.
 */

const GROUND = ['rules', 'lib'];
/** The base of every domain. */
const DOMAIN = [
  ...GROUND,
  'db',
  'sql',
  'jobs',
  'documents',
  'operation',
  'audit',
  'notices',
  'viewer',
  'graph',
];

const platform = (name) => `api/src/platform/${name}/`;
const domain = (name) => `api/src/domains/${name}/`;

/** The parts of the kit that a screen may use. The shell surrounds the screens: few have a reason to use it. */
const KIT = ['rules', 'kit/lib', 'kit/ui', 'kit/session', 'kit/relay'];

/** name: [folder, may import] */
export const ROOMS = {
  rules: ['rules/src/', []],

  // The platform knows no domain and no GraphQL.
  lib: [platform('lib'), ['rules']],
  config: [platform('config'), GROUND],
  db: [platform('db'), GROUND],
  sql: [platform('sql'), ['rules', 'db']],
  jobs: [platform('jobs'), [...GROUND, 'db']],
  http: [platform('http'), [...GROUND, 'db']],
  live: [platform('live'), [...GROUND, 'db']],
  mail: [platform('mail'), GROUND],
  metrics: [platform('metrics'), [...GROUND, 'db', 'jobs']],
  documents: ['api/src/documents/', GROUND],

  // Runs every operation: authentication, input, audit and execution.
  operation: ['api/src/operation/', [...GROUND, 'db', 'sql', 'jobs', 'live', 'mail', 'documents']],
  audit: ['api/src/audit/', [...GROUND, 'db', 'sql', 'live', 'operation']],
  // Notifies people, on the bell and by email: the texts, and the queue until they are sent.
  notices: ['api/src/notices/', [...GROUND, 'db', 'sql', 'jobs', 'live', 'mail', 'operation', 'audit']],
  viewer: ['api/src/viewer/', [...GROUND, 'db', 'sql', 'operation', 'audit', 'notices']],
  graph: [
    'api/src/graph/',
    [...GROUND, 'db', 'sql', 'http', 'live', 'documents', 'operation', 'audit', 'viewer'],
  ],

  // Domains import each other in one direction: people, days, payroll, statements, taxes.
  people: [domain('people'), DOMAIN],
  account: [domain('account'), [...DOMAIN, 'people']],
  invitations: [domain('invitations'), [...DOMAIN, 'people', 'account']],
  onboarding: [domain('onboarding'), [...DOMAIN, 'people']],
  accessTokens: [domain('accessTokens'), [...DOMAIN, 'people']],
  savedQueries: [domain('savedQueries'), [...DOMAIN, 'people']],
  auditLogs: [domain('auditLogs'), [...DOMAIN, 'people']],
  inbox: [domain('inbox'), [...DOMAIN, 'people', 'auditLogs']],
  // The database writes it; this verifies it.
  ledger: [domain('ledger'), DOMAIN],
  changes: [domain('changes'), [...DOMAIN, 'live', 'people', 'ledger']],
  batches: [domain('batches'), DOMAIN],
  contractors: [domain('contractors'), [...DOMAIN, 'people']],
  staff: [domain('staff'), [...DOMAIN, 'people', 'account', 'contractors']],
  timeLogs: [domain('timeLogs'), [...DOMAIN, 'people']],
  receipts: [domain('receipts'), [...DOMAIN, 'people', 'timeLogs']],
  approvals: [domain('approvals'), [...DOMAIN, 'people', 'timeLogs', 'receipts']],
  // Actions that need a second person: the requests are below the actions that make them, and running approved ones is
  // above.
  approvalRequests: [domain('approvalRequests'), [...DOMAIN, 'auditLogs', 'people']],
  company: [domain('company'), [...DOMAIN, 'people', 'approvalRequests']],
  backups: [domain('backups'), DOMAIN],
  admin: [domain('admin'), [...DOMAIN, 'people', 'auditLogs', 'company', 'backups']],
  taxProfiles: [domain('taxProfiles'), [...DOMAIN, 'config', 'people']],
  taxDocuments: [domain('taxDocuments'), [...DOMAIN, 'auditLogs', 'company', 'taxProfiles']],
  payments: [domain('payments'), [...DOMAIN, 'company', 'approvalRequests', 'taxDocuments']],
  bankAccounts: [domain('bankAccounts'), [...DOMAIN, 'people', 'company', 'approvalRequests']],
  bankFiles: [
    domain('bankFiles'),
    [...DOMAIN, 'auditLogs', 'people', 'approvalRequests', 'bankAccounts', 'company', 'payments'],
  ],
  plans: [domain('plans'), [...DOMAIN, 'people', 'timeLogs', 'approvalRequests', 'payments']],
  openings: [domain('openings'), [...DOMAIN, 'people', 'approvalRequests', 'payments', 'plans']],
  peopleImport: [domain('peopleImport'), [...DOMAIN, 'people', 'invitations', 'payments', 'openings']],
  payroll: [
    domain('payroll'),
    [...DOMAIN, 'people', 'company', 'timeLogs', 'receipts', 'approvalRequests', 'payments', 'plans'],
  ],
  payrollBatches: [
    domain('payrollBatches'),
    [
      ...DOMAIN,
      'people',
      'timeLogs',
      'receipts',
      'batches',
      'approvalRequests',
      'payments',
      'plans',
      'payroll',
    ],
  ],
  statements: [domain('statements'), [...DOMAIN, 'company', 'timeLogs', 'receipts', 'payroll']],
  search: [domain('search'), [...DOMAIN, 'people', 'payroll', 'taxDocuments']],
  taxSeason: [
    domain('taxSeason'),
    [...DOMAIN, 'people', 'company', 'batches', 'payroll', 'taxProfiles', 'taxDocuments'],
  ],
  reports: [domain('reports'), [...DOMAIN, 'people', 'taxDocuments', 'payroll']],
  archive: [
    domain('archive'),
    [
      ...DOMAIN,
      'auditLogs',
      'people',
      'staff',
      'approvalRequests',
      'company',
      'taxDocuments',
      'plans',
      'reports',
    ],
  ],
  approvalDecisions: [
    domain('approvalDecisions'),
    [
      ...DOMAIN,
      'people',
      'company',
      'approvalRequests',
      'bankAccounts',
      'bankFiles',
      'payments',
      'plans',
      'openings',
      'archive',
    ],
  ],

  backup: ['api/src/backup/', [...GROUND, 'config', 'db', 'audit']],
  // The code that assembles the server may import everything.
  app: ['api/src/app/', '*'],
  commands: ['api/src/commands/', '*'],
  demo: ['api/src/demo/', '*'],
  main: ['api/src/main.ts', ['commands']],

  // The kit knows no domain.
  'kit/lib': ['web/src/kit/lib/', ['rules']],
  'kit/ui': ['web/src/kit/ui/', ['rules', 'kit/lib']],
  'kit/live': ['web/src/kit/live/', []],
  'kit/session': ['web/src/kit/session/', ['rules', 'kit/lib', 'kit/ui']],
  'kit/relay': ['web/src/kit/relay/', ['rules', 'kit/lib', 'kit/ui', 'kit/live', 'kit/session']],
  'kit/offline': ['web/src/kit/offline/', ['kit/lib']],
  'kit/shell': ['web/src/kit/shell/', [...KIT, 'kit/offline']],

  // Shared by several screens.
  'screens/identity': ['web/src/screens/identity/', KIT],
  'screens/secondFactor': ['web/src/screens/secondFactor/', [...KIT, 'kit/shell', 'screens/identity']],
  'screens/people': ['web/src/screens/people/', [...KIT, 'screens/identity']],
  'screens/history': ['web/src/screens/history/', [...KIT, 'screens/people']],
  'screens/batches': ['web/src/screens/batches/', [...KIT, 'screens/people']],
  'screens/payments': ['web/src/screens/payments/', KIT],
  'screens/bankAccount': ['web/src/screens/bankAccount/', [...KIT, 'screens/payments']],
  'screens/bankFiles': ['web/src/screens/bankFiles/', KIT],
  // Weekly deductions from pay.
  'screens/plans': ['web/src/screens/plans/', [...KIT, 'screens/people', 'screens/payments']],
  'screens/corrections': ['web/src/screens/corrections/', [...KIT, 'screens/plans']],
  'screens/openings': ['web/src/screens/openings/', [...KIT, 'screens/payments']],

  'screens/company': ['web/src/screens/company/', [...KIT, 'screens/people', 'screens/payments']],
  'screens/queries': ['web/src/screens/queries/', [...KIT, 'kit/shell']],
  'screens/accessTokens': ['web/src/screens/accessTokens/', [...KIT, 'screens/queries']],
  'screens/dataViews': ['web/src/screens/dataViews/', [...KIT, 'screens/people']],
  'screens/graphiql': ['web/src/screens/graphiql/', [...KIT, 'kit/shell', 'screens/queries']],
  'screens/auditLogs': ['web/src/screens/auditLogs/', [...KIT, 'screens/people']],
  'screens/staff': [
    'web/src/screens/staff/',
    [...KIT, 'screens/people', 'screens/history', 'screens/identity'],
  ],
  'screens/contractors': [
    'web/src/screens/contractors/',
    [...KIT, 'screens/people', 'screens/history', 'screens/identity'],
  ],
  'screens/archive': ['web/src/screens/archive/', [...KIT, 'screens/people']],
  'screens/receipts': ['web/src/screens/receipts/', KIT],
  'screens/offline': ['web/src/screens/offline/', [...KIT, 'kit/offline', 'kit/shell', 'screens/receipts']],
  'screens/onboarding': ['web/src/screens/onboarding/', KIT],
  'screens/approvals': ['web/src/screens/approvals/', [...KIT, 'screens/people', 'screens/receipts']],
  'screens/timeLogs': [
    'web/src/screens/timeLogs/',
    [...KIT, 'screens/people', 'screens/receipts', 'screens/approvals'],
  ],
  'screens/statements': ['web/src/screens/statements/', [...KIT, 'screens/people', 'screens/payments']],
  'screens/taxProfile': ['web/src/screens/taxProfile/', KIT],
  'screens/profile': [
    'web/src/screens/profile/',
    [
      ...KIT,
      'screens/identity',
      'screens/secondFactor',
      'screens/people',
      'screens/taxProfile',
      'screens/bankAccount',
    ],
  ],
  'screens/taxDocuments': [
    'web/src/screens/taxDocuments/',
    [...KIT, 'kit/live', 'screens/people', 'screens/history', 'screens/taxProfile'],
  ],
  // The tracker shows the tax documents of the person to pay, in its own tab.
  'screens/payroll': [
    'web/src/screens/payroll/',
    [
      ...KIT,
      'screens/people',
      'screens/history',
      'screens/timeLogs',
      'screens/taxDocuments',
      'screens/receipts',
      'screens/payments',
      'screens/plans',
      'screens/corrections',
    ],
  ],
  'screens/payrollBoard': [
    'web/src/screens/payrollBoard/',
    [
      ...KIT,
      'kit/shell',
      'screens/people',
      'screens/payroll',
      'screens/batches',
      'screens/payments',
      'screens/plans',
      'screens/receipts',
      'screens/bankFiles',
    ],
  ],
  'screens/taxSeason': [
    'web/src/screens/taxSeason/',
    [
      ...KIT,
      'screens/people',
      'screens/batches',
      'screens/statements',
      'screens/taxProfile',
      'screens/taxDocuments',
    ],
  ],
  // A person's page combines parts of other screens.
  'screens/person': [
    'web/src/screens/person/',
    [
      ...KIT,
      'screens/people',
      'screens/onboarding',
      'screens/history',
      'screens/plans',
      'screens/openings',
      'screens/approvals',
      'screens/receipts',
      'screens/statements',
      'screens/corrections',
      'screens/taxProfile',
      'screens/taxDocuments',
      'screens/bankAccount',
    ],
  ],
  'screens/driverHome': [
    'web/src/screens/driverHome/',
    [...KIT, 'screens/receipts', 'screens/timeLogs', 'screens/statements', 'screens/offline'],
  ],
  'screens/hrHome': ['web/src/screens/hrHome/', [...KIT, 'screens/people', 'screens/onboarding']],
  'screens/reports': ['web/src/screens/reports/', [...KIT, 'screens/people']],
  // The week to pay now, from the parts of the screens that own each step.
  'screens/payday': [
    'web/src/screens/payday/',
    [
      ...KIT,
      'screens/people',
      'screens/batches',
      'screens/payments',
      'screens/approvals',
      'screens/payrollBoard',
    ],
  ],
  'screens/quarter': ['web/src/screens/quarter/', [...KIT, 'screens/people', 'screens/reports']],
  // Links to every screen, and reads none of their data.
  'screens/palette': [
    'web/src/screens/palette/',
    [...KIT, 'kit/shell', 'screens/people', 'screens/statements', 'screens/taxDocuments'],
  ],
  'screens/dashboard': [
    'web/src/screens/dashboard/',
    [
      ...KIT,
      'kit/shell',
      'screens/people',
      'screens/onboarding',
      'screens/timeLogs',
      'screens/driverHome',
      'screens/hrHome',
      'screens/payday',
      'screens/quarter',
    ],
  ],

  // The two documents and the routes, which assemble everything.
  'web/app': ['web/src/app/', '*'],
};

/** The files of the database that know no table. */
const DATABASE = ['columnTypes', 'spender', 'statementNames', 'transaction'];

/**
 * Folders that could be published. Each may import itself and the files it names, its tests included, and none of its
 * files contains a word of the portal's trade (words.mjs). Only the files in `model` may name the data model, and use
 * the code that Prisma generates from it.
 */
export const GENERAL = [
  {
    path: platform('sql'),
    may: [
      'rules/src/days.ts',
      ...DATABASE.map((name) => `${platform('db')}${name}.ts`),
      'api/test/support/machines.ts',
      'api/test/support/statements.ts',
    ],
    model: ['dataModel.ts'],
  },
  { path: 'api/src/graph/persisted/', may: [], model: [] },
  { path: 'web/test/relayServer/', may: [], model: [] },
];

/** Folders whose every file must belong to a room. */
export const HOUSES = ['rules/src/', 'api/src/', 'web/src/'];

/** Packages that some rooms may not import. */
export const PACKAGES = [
  {
    name: 'platform-knows-no-graphql',
    rooms: ['lib', 'config', 'db', 'sql', 'jobs', 'http', 'live', 'mail', 'metrics', 'documents'],
    packages: ['graphql', 'graphql-yoga', '@pothos/core'],
  },
  { name: 'ui-knows-no-relay', rooms: ['kit/lib', 'kit/ui'], packages: ['react-relay', 'relay-runtime'] },
];
