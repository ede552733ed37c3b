/**
 * The rooms of the client, from the ground up: a room may import itself and what its row names, which stands above it
 * here, and nothing else. A new folder needs a row; tests may import what they test and `web/test/`.
 */

/** What a screen may use of the kit. The shell stands around the screens: few have reason to ask it anything. */
const KIT = ['generated', 'kit/lib', 'kit/ui', 'kit/live', 'kit/session', 'kit/relay'];

export const WEB = {
  // room: [folder or file pattern, may import]
  generated: ['web/src/__generated__/', []],

  'kit/lib': ['web/src/kit/lib/', []],
  'kit/ui': ['web/src/kit/ui/', ['kit/lib']],
  'kit/live': ['web/src/kit/live/', ['generated']],
  'kit/session': ['web/src/kit/session/', ['generated', 'kit/lib', 'kit/ui']],
  'kit/relay': ['web/src/kit/relay/', ['generated', 'kit/lib', 'kit/ui', 'kit/live', 'kit/session']],
  'kit/shell': ['web/src/kit/shell/', KIT],

  // What several screens share.
  'screens/people': ['web/src/screens/people/', KIT],
  'screens/history': ['web/src/screens/history/', KIT],
  'screens/batches': ['web/src/screens/batches/', KIT],
  'screens/identity': ['web/src/screens/identity/', KIT],

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

  // The two documents and the routes, which bring everything together; what builds and what tests the client.
  app: ['web/src/app/', '*'],
  'web/build': ['web/\\w+(\\.\\w+)*\\.ts', '*'],
  'web/test': ['web/test/', '*'],
  'web/e2e': ['web/e2e/', '*'],
};
