/** Parts shared by many operations of the API's description: codes, headers and error responses. */
import { HTTP_CODES } from 'rules/errorCodes';
import { STATUS_OF_CODE } from './status.ts';

/** Every `code` of an error over REST. */
export const ERROR_CODES = [...new Set([...Object.keys(STATUS_OF_CODE), ...HTTP_CODES])];

const text = (description: string) => ({ description, schema: { type: 'string' } });
const number = (description: string) => ({ description, schema: { type: 'integer' } });

export const HEADERS = {
  'Content-Disposition': text('An attachment, with the name to save it under; for a list, only as CSV.'),
  Deprecation: text('Since when another path has replaced this one (RFC 9745); `Link` names it.'),
  Link: text('For a page: the address of the next one, rel="next", while there are more.'),
  'RateLimit-Limit': number('Seconds of database time in five minutes.'),
  'RateLimit-Remaining': number('How many of them are left.'),
  'RateLimit-Reset': number('Seconds until all of them are back.'),
  'Retry-After': number('Seconds after which to try again.'),
  'WWW-Authenticate': text('How to say who you are: Bearer; Basic for a request that came with it.'),
  'X-Left-Out': text(
    'Who or what a reader might expect in the file but is not there; absent for a complete file.',
  ),
  'X-List-Changed': text('`true` where rows before this page have come or gone since its link was made.'),
  'X-Total-Count': number('For a page: how many rows there are in total.'),
};

const header = (name: keyof typeof HEADERS) => ({ [name]: { $ref: `#/components/headers/${name}` } });
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

export const RESPONSES = {
  Refused: { description: 'Refused, with the reason.', content },
  Unauthenticated: {
    ...{ description: 'There is no token, or the token, password or code is wrong.', content },
    headers: header('WWW-Authenticate'),
  },
  TooMany: {
    ...{ description: 'Too many requests for the moment.', content },
    headers: header('Retry-After'),
  },
};
