/** Bytes that are not HTTP, or are ambiguous HTTP. */

/** A request's lines with the empty line at the end. */
export const LINES = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
export const LOGIN = 'POST /api/auth/login HTTP/1.1';
export const JSON_TYPE = 'Content-Type: application/json';
const SMUGGLED = LINES('GET /api/logs HTTP/1.1', 'Host: x', 'Content-Length: 0');

/** However a server reads these, they must not succeed. */
export const REFUSED: Record<string, string | Buffer> = {
  'a length and chunks': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${SMUGGLED}`,
  'chunks and a length': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n${SMUGGLED}`,
  'two lengths': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 40')}{}${SMUGGLED}`,
  'a length list': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 2, 40')}{}`,
  'a negative length': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: -1')}{}`,
  'a length in letters': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: two')}{}`,
  'a length beyond all': `${LINES(LOGIN, 'Host: x', JSON_TYPE, `Content-Length: ${'9'.repeat(30)}`)}{}`,
  'chunked, and something else': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked, identity')}2\r\n{}\r\n0\r\n\r\n`,
  'chunked by another name': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: xchunked')}2\r\n{}\r\n0\r\n\r\n`,
  'chunked after a vertical tab': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: \x0bchunked')}2\r\n{}\r\n0\r\n\r\n`,
  'a chunk of no size': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked')}ZZ\r\n{}\r\n0\r\n\r\n`,
  'a chunk beyond all': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked')}${'F'.repeat(20)}\r\n{}\r\n0\r\n\r\n`,
  'a chunk of another size': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked')}1\r\n{}\r\n0\r\n\r\n`,
  'a name with a space': LINES('GET /healthz HTTP/1.1', 'Host : x'),
  'a name with a null': LINES('GET /healthz HTTP/1.1', 'Host: x', 'X-\0: 1'),
  'a folded header': `GET /healthz HTTP/1.1\r\nHost: x\r\nX-One: 1\r\n two\r\n\r\n`,
  'a value with a null': LINES('GET /healthz HTTP/1.1', 'Host: x', 'X-One: \0'),
  'headers of 8 kB, many of them': LINES(
    'GET /healthz HTTP/1.1',
    'Host: x',
    ...Array.from({ length: 8 }, (_, index) => `X-${index}: ${'a'.repeat(8192)}`),
  ),
  'a target without end': LINES(`GET /${'a'.repeat(100_000)} HTTP/1.1`, 'Host: x'),
  'no host': LINES('GET /healthz HTTP/1.1'),
  'another protocol': LINES('GET /healthz HTTP/9.9', 'Host: x'),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a method of no one': LINES('BREW /pot HTTP/1.1', 'Host: x'),
  'no HTTP at all': Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  'a tunnel': LINES('CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443'),
  'a trace': LINES('TRACE / HTTP/1.1', 'Host: x', 'Cookie: secret=1', 'Content-Length: 0'),
  'a host that is none': LINES('GET /api/auth/me HTTP/1.1', 'Host: [', 'Connection: close'),
  'a host with a path': LINES('GET /api/auth/me HTTP/1.1', 'Host: x/../y?z#', 'Connection: close'),
  'a host of two words': LINES('GET /api/auth/me HTTP/1.1', 'Host: a b', 'Connection: close'),
  'a port beyond all': LINES('GET /api/auth/me HTTP/1.1', 'Host: x:99999999', 'Connection: close'),
  'a whole address as target': LINES(
    'GET http://elsewhere.example.com/api/auth/me HTTP/1.1',
    'Host: x',
    'Connection: close',
  ),
  'an address that is none': LINES('GET http:// HTTP/1.1', 'Host: x', 'Connection: close'),
  'another scheme': LINES('GET file:///etc/passwd HTTP/1.1', 'Host: x', 'Connection: close'),
  'a way up': LINES('GET /../../../etc/passwd.txt HTTP/1.1', 'Host: x', 'Connection: close'),
  'broken percents': LINES('GET /api/staff/%zz%E0%A4%A HTTP/1.1', 'Host: x', 'Connection: close'),
  'raw bytes as target': LINES('GET /api/\xff\xfe\x01 HTTP/1.1', 'Host: x', 'Connection: close'),
  'a body that ends early': `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 200')}{"email":`,
  'a body that is no text': Buffer.concat([
    Buffer.from(LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 6', 'Connection: close')),
    Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
  ]),
};

/** Odd, but a normal address without a screen. */
export const HARMLESS: Record<string, string> = {
  'two slashes': LINES('GET //api/auth/me HTTP/1.1', 'Host: x', 'Connection: close'),
  'three slashes and a host': LINES('GET ///elsewhere:99999999/ HTTP/1.1', 'Host: x', 'Connection: close'),
};
