/** Told by .npmrc to leave out the contributors' packages, npm says `production` to all that it starts, tests as well. */
process.env.NODE_ENV = 'test';
