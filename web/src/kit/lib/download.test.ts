import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { DownloadError, downloadFile, parseFileName } from './download';

const PAGE = { 'x-portal-session': 'cookie' };
const request = {
  path: '/api/tax-documents/7/download',
  fallbackName: 'w9.pdf',
  failure: 'Failed to download document',
};

function respondWith(response: Response) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function watchSaving() {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

describe('downloading a file', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('identifies itself as the portal’s page and saves under the server’s file name', async () => {
    const names = watchSaving();
    const headers = { 'Content-Disposition': 'attachment; filename="w9_2026.pdf"' };
    const fetched = respondWith(new Response('%PDF', { headers }));
    await downloadFile(request, PAGE);
    expect(fetched.mock.calls[0]![1].headers).toEqual(PAGE);
    expect(names).toEqual(['w9_2026.pdf']);
  });

  it('uses a default name when the server sends none', async () => {
    const names = watchSaving();
    respondWith(new Response('%PDF'));
    await downloadFile(request, PAGE);
    expect(names).toEqual(['w9.pdf']);
  });

  test.each([
    [new Response(JSON.stringify({ error: 'Not yours.' }), { status: 403 }), 'Not yours.', 403],
    [new Response('<html>', { status: 502 }), 'Failed to download document', 502],
  ])('saves nothing when refused and reports the reason', async (response, message, status) => {
    const names = watchSaving();
    respondWith(response);
    const failure = await downloadFile(request, PAGE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ message, status });
    expect(names).toEqual([]);
  });

  it('reports a server that cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
    await expect(downloadFile(request, PAGE)).rejects.toMatchObject({
      message: 'Failed to download document',
      status: 0,
    });
  });

  test.each([
    ['attachment; filename="a b.csv"', 'a b.csv'],
    ['attachment; filename=a.csv', 'a.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''n%C3%BA%C3%B1ez.csv`, 'núñez.csv'],
    ['attachment', null],
    [null, null],
  ])('%s names %s', (header, name) => expect(parseFileName(header)).toBe(name));
});
