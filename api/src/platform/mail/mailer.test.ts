import { expect, test } from 'vitest';
import { toHtml } from './content.ts';
import { readServer } from './mailer.ts';

test.each([
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtp://mail.example.com:25?tls=off', { port: 25, requireTLS: false, ignoreTLS: true }],
  ['smtp://localhost:1025', { port: 1025, requireTLS: false, ignoreTLS: true }],
  ['smtps://mail.example.com', { port: 465, secure: true }],
  ['smtp://ada%40example.com:p%3As@mail.example.com', { auth: { user: 'ada@example.com', pass: 'p:s' } }],
  ['smtp://[::1]:25', { host: '::1', ignoreTLS: true }],
])('of %s: nothing goes to another machine in the clear', (url, server) => {
  expect(readServer(url)).toMatchObject(server);
});

test('a name is text in HTML, whatever signs it has', () => {
  const html = toHtml({
    subject: 'Hi',
    greeting: 'Hi <b>Ada</b> & "Sons",',
    paragraphs: [],
    from: "Ada's",
  });
  expect(html).toContain('Hi &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Sons&quot;,');
  expect(html).toContain('Ada&#39;s');
});
