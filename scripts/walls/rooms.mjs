/**
 * The floor plan: which room may import which. Written from the ground up: a row may name only rows above it, so rooms
 * never go in circles. A room may import itself and what its row names, types included; everything else is refused, and
 * so is a file outside every room. Tests (`*.test.ts`) stand outside the walls of the product.
 */

const GROUND = ['rules', 'lib'];
const PLATFORM = [...GROUND, 'config', 'db', 'sql', 'jobs', 'http', 'live', 'metrics'];
const BELOW_GRAPH = [...PLATFORM, 'documents', 'operation', 'audit', 'viewer'];
const BELOW_DOMAINS = [...BELOW_GRAPH, 'graph'];
/** Domains know each other in one direction. */
const PEOPLE = [...BELOW_DOMAINS, 'people', 'auditLogs', 'account'];
const DAYS = [...PEOPLE, 'company', 'timeLogs'];
const PAY = [...DAYS, 'batches', 'payroll'];
const TAX = [...PAY, 'taxProfiles', 'taxDocuments'];

const platform = (name) => `api/src/platform/${name}/`;
const domain = (name) => `api/src/domains/${name}/`;

/** What a screen may use of the kit. The shell stands around the screens: few have reason to ask it anything. */
const KIT = ['rules', 'kit/lib', 'kit/ui', 'kit/live', 'kit/session', 'kit/relay'];

/** name: [folder, may import] */
export const ROOMS = {
  rules: ['rules/src/', []],

  // The platform knows no domain and no GraphQL.
  lib: [platform('lib'), ['rules']],
  config: [platform('config'), GROUND],
  db: [platform('db'), [...GROUND, 'config']],
  sql: [platform('sql'), [...GROUND, 'db']],
  jobs: [platform('jobs'), [...GROUND, 'db']],
  http: [platform('http'), [...GROUND, 'db']],
  live: [platform('live'), [...GROUND, 'db']],
  metrics: [platform('metrics'), [...GROUND, 'db', 'jobs']],
  documents: ['api/src/documents/', GROUND],

  // Every operation: who asks, with what, what is noted about it, and how it is run.
  operation: ['api/src/operation/', [...PLATFORM, 'documents']],
  audit: ['api/src/audit/', [...PLATFORM, 'operation']],
  viewer: ['api/src/viewer/', [...PLATFORM, 'operation', 'audit']],
  graph: ['api/src/graph/', BELOW_GRAPH],

  people: [domain('people'), BELOW_DOMAINS],
  auditLogs: [domain('auditLogs'), [...BELOW_DOMAINS, 'people']],
  account: [domain('account'), [...BELOW_DOMAINS, 'people']],
  accessTokens: [domain('accessTokens'), PEOPLE],
  company: [domain('company'), PEOPLE],
  changes: [domain('changes'), BELOW_DOMAINS],
  contractors: [domain('contractors'), PEOPLE],
  staff: [domain('staff'), [...PEOPLE, 'contractors']],
  timeLogs: [domain('timeLogs'), PEOPLE],
  approvals: [domain('approvals'), DAYS],
  batches: [domain('batches'), BELOW_DOMAINS],
  payroll: [domain('payroll'), DAYS],
  payrollBatches: [domain('payrollBatches'), PAY],
  statements: [domain('statements'), PAY],
  taxProfiles: [domain('taxProfiles'), PEOPLE],
  taxDocuments: [domain('taxDocuments'), [...PAY, 'taxProfiles']],
  taxSeason: [domain('taxSeason'), TAX],
  reports: [domain('reports'), TAX],
  archive: [domain('archive'), [...PEOPLE, 'staff', 'reports']],
  admin: [domain('admin'), PEOPLE],

  backup: ['api/src/backup/', [...PLATFORM, 'audit']],
  // What puts the server together may import everything.
  app: ['api/src/app/', '*'],
  commands: ['api/src/commands/', '*'],
  demo: ['api/src/demo/', '*'],
  main: ['api/src/main.ts', ['config', 'app']],

  // The kit knows no domain.
  'kit/lib': ['web/src/kit/lib/', ['rules']],
  'kit/ui': ['web/src/kit/ui/', ['rules', 'kit/lib']],
  'kit/live': ['web/src/kit/live/', ['rules']],
  'kit/session': ['web/src/kit/session/', ['rules', 'kit/lib', 'kit/ui']],
  'kit/relay': ['web/src/kit/relay/', ['rules', 'kit/lib', 'kit/ui', 'kit/live', 'kit/session']],
  'kit/shell': ['web/src/kit/shell/', KIT],

  // What several screens share.
  'screens/identity': ['web/src/screens/identity/', KIT],
  'screens/people': ['web/src/screens/people/', [...KIT, 'screens/identity']],
  'screens/history': ['web/src/screens/history/', KIT],
  'screens/batches': ['web/src/screens/batches/', KIT],

  'screens/company': ['web/src/screens/company/', KIT],
  'screens/accessTokens': ['web/src/screens/accessTokens/', KIT],
  'screens/queries': ['web/src/screens/queries/', KIT],
  'screens/graphiql': ['web/src/screens/graphiql/', [...KIT, 'kit/shell']],
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
  'screens/timeLogs': ['web/src/screens/timeLogs/', KIT],
  'screens/approvals': ['web/src/screens/approvals/', KIT],
  'screens/statements': ['web/src/screens/statements/', KIT],
  'screens/taxProfile': ['web/src/screens/taxProfile/', KIT],
  'screens/profile': [
    'web/src/screens/profile/',
    [...KIT, 'screens/people', 'screens/identity', 'screens/taxProfile'],
  ],
  'screens/taxDocuments': [
    'web/src/screens/taxDocuments/',
    [...KIT, 'screens/people', 'screens/history', 'screens/taxProfile'],
  ],
  // The tracker shows the tax documents of who is paid, in a tab of its own.
  'screens/payroll': [
    'web/src/screens/payroll/',
    [...KIT, 'screens/people', 'screens/history', 'screens/timeLogs', 'screens/taxDocuments'],
  ],
  'screens/payrollBoard': [
    'web/src/screens/payrollBoard/',
    [...KIT, 'kit/shell', 'screens/people', 'screens/batches'],
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
  'screens/reports': ['web/src/screens/reports/', [...KIT, 'screens/people']],
  'screens/dashboard': ['web/src/screens/dashboard/', [...KIT, 'kit/shell']],

  // The two documents and the routes, which bring everything together.
  'web/app': ['web/src/app/', '*'],
};

/** Folders whose every file must belong to a room. */
export const HOUSES = ['rules/src/', 'api/src/', 'web/src/'];
