/**
 * Loaded into a portal before its own modules: it hashes passwords with bcrypt's lowest cost. Most tests are about what
 * happens after the sign-in, and each sign-in takes a third of a second of a core.
 */
import { createRequire } from 'node:module';

const LEAST_COST = 4;

const bcrypt = createRequire(new URL('../../api/package.json', import.meta.url))('bcrypt');
const { hash } = bcrypt;
bcrypt.hash = (password) => hash(password, LEAST_COST);
