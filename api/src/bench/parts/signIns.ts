/** Signing in, which is slow by design, and what others feel of it. */
import { LAG } from '../bars.ts';
import { type Asker, PASSWORD } from '../company/company.ts';
import { medianOf, quantile } from '../measure/statistics.ts';
import { bodyOf, webDocument } from '../operations/documents.ts';
import { promised } from '../report/outcome.ts';
import { askGraph } from './asking.ts';
import type { Part } from './part.ts';

const SIGN_INS = 24;
const AT_ONCE = 4;
const READ = '{ viewer { id name } }';

export const signIns: Part = {
  name: 'login',
  run: async ({ portal, company, load }) => {
    const document = webDocument('useLoginMutation');
    const people = company.drivers.slice(0, SIGN_INS);
    const shots = people.map(({ email }) => ({
      token: '',
      body: bodyOf(document, { input: { email, password: PASSWORD } }, portal),
    }));
    const [reader] = company.drivers as [Asker];
    const read = async () => {
      const start = performance.now();
      await askGraph(portal, reader, READ);
      return performance.now() - start;
    };
    const alone: number[] = [];
    for (let index = 0; index < 100; index += 1) alone.push(await read());

    await portal.used();
    let isOver = false;
    const signingIn = load
      .fire({
        url: portal.url,
        shots,
        connections: AT_ONCE,
        amount: shots.length,
        isOnceEach: true,
        mustContain: '"LoginPayload"',
      })
      .finally(() => {
        isOver = true;
      });
    const beside: number[] = [];
    while (!isOver) beside.push(await read());
    const { rate, p50 } = await signingIn;
    const { lagP99Ms, lagMaxMs } = await portal.used();
    beside.sort((one, other) => one - other);

    console.log(`\n${SIGN_INS} people sign in, ${AT_ONCE} at a time, while another reads`);
    for (const [name, value] of [
      ['sign-ins a second', rate.toFixed(1)],
      ['a sign-in, median', `${p50.toFixed(0)} ms`],
      ['a read meanwhile, times one alone', (medianOf(beside) / medianOf(alone)).toFixed(1)],
      ['a read meanwhile, 99 of 100', `${quantile(beside, 0.99).toFixed(1)} ms`],
      ['event loop delay, 99 of 100 and longest', `${lagP99Ms.toFixed(1)} / ${lagMaxMs.toFixed(1)} ms`],
    ] as const)
      console.log(`${name.padEnd(46)}${value.padStart(16)}`);
    return [promised('The event loop while people sign in, ms late', lagP99Ms, LAG)];
  },
};
