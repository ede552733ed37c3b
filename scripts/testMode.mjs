/**
 * With the contributors' packages left out by .npmrc, npm passes `production` to all child processes, tests as well.
 */
process.env.NODE_ENV = 'test';
