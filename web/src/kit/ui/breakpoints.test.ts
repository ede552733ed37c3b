import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|__generated__/.test(name))
  .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);

test('the layout changes only at 0, 640, 768, 1024 and 1280', () => {
  expect(Object.values(breakpoints)).toEqual([0, 640, 768, 1024, 1280]);
  const widths = sources.flatMap(([file, text]) =>
    [...text.matchAll(/@media[^{'"`]*?\((min|max)-width: ([\d.]+)px\)/g)].map(([, end, width]) => ({
      file,
      // The last hundredth of a pixel below the next layout.
      at: end === 'max' ? Number(width) + 0.02 : Number(width),
    })),
  );
  // At least those of breakpoints.ts and the three style sheets.
  expect(widths.length).toBeGreaterThan(8);
  expect(widths.filter(({ at }) => !Object.values<number>(breakpoints).includes(at))).toEqual([]);
});
