import { expect, test } from 'vitest';
import { publicUrlWarning, toPublicUrl } from './publicUrl.ts';

test('without PUBLIC_URL, links lead to this machine', () => {
  expect(toPublicUrl({}, 4000)).toBe('http://localhost:4000');
  expect(toPublicUrl({ publicUrl: 'https://portal.example.com' }, 4000)).toBe('https://portal.example.com');
});

test('a start that other machines can reach warns if no one says at which address', () => {
  expect(publicUrlWarning({ host: '0.0.0.0' })).toContain('PUBLIC_URL');
  expect(publicUrlWarning({ host: '0.0.0.0', publicUrl: 'https://portal.example.com' })).toBeUndefined();
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(publicUrlWarning({ host })).toBeUndefined();
});
