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
};

/** Folders whose every file must belong to a room. */
export const HOUSES = ['rules/src/', 'api/src/'];
