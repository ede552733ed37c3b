/**
 * The jobs people come for, and the most clicks, taps and keys each may take. Each is done by the test of the screen
 * where it begins (`startJob`), which gives the job's name; `jobs.test.ts` finds jobs without a test.
 */
export const JOBS = {
  'a manager takes a contractor on with a day rate': 4,
  'a manager sets a day rate on the person’s page': 2,
  'a manager sets a missing day rate on payday': 2,
  'HR takes a driver on and gets the W-9': 3,
  'a driver sees when and how much the next pay is': 0,
  'a driver logs today on the home': 2,
  'a driver logs a week on the home': 2,
  'a driver logs a week on Time Logs': 3,
  'a manager approves, runs payroll and records the payment': 5,
  'a manager approves submitted weeks and opens payday': 2,
  'a manager records one check': 3,
  'a manager puts a wrong payment right': 4,
  'an accountant opens the last quarter': 1,
  'an accountant closes a quarter': 2,
  'an administrator generates one Form 1099-NEC': 4,
  'an administrator resets a driver’s password': 3,
  'an administrator sees who changed a rate, from the person': 1,
  'an administrator sees who changed a rate, from the search': 2,
  'an administrator sees who changed a rate, from the audit log': 1,
  'anyone finds a person by name': 2,
  'anyone finds a week by its day': 2,
  'anyone finds a payroll run and its statement by number': 2,
} as const;

export type Job = keyof typeof JOBS;
