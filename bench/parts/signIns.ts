/** Sign-ins, which are slow by design, and their effect on others. */
import { LAG } from '../bars.ts';
import type { Asker } from '../company/askers.ts';
import { PASSWORD } from '../company/company.ts';
import { computeMedian, computeSpread } from '../measure/statistics.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import { startIdle } from '../servers/launch.ts';
import { askGraph } from './asking.ts';
import type { Part } from './part.ts';

const SIGN_INS = 24;
const AT_ONCE = 4;
const READS_ALONE = 100;
const READ = '{ viewer { id name } }';

export const signIns: Part = {
  name: 'login',
  run: async ({ portal, company, load }) => {
    const document = webDocument('useLoginMutation');
    const shots = company.drivers.slice(0, SIGN_INS).map(({ email }) => ({
      token: '',
      body: toBody(document, { input: { email, password: PASSWORD } }, portal),
    }));
    const [reader] = company.drivers as [Asker];
    const read = async () => {
      const start = performance.now();
      await askGraph(portal, reader, READ);
      return performance.now() - start;
    };
    const alone: number[] = [];
    for (let index = 0; index < READS_ALONE; index += 1) alone.push(await read());

    // Compared with an idle process: its lateness is the machine's.
    const idle = startIdle();
    await Promise.all([portal.used(), idle.used()]);
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
    const [late, machine] = await Promise.all([portal.used(), idle.used()]);
    idle.stop();

    printList(`${SIGN_INS} people sign in, ${AT_ONCE} at a time, while another reads`, [
      ['sign-ins a second', rate.toFixed(1)],
      ['a sign-in, median', `${p50.toFixed(0)} ms`],
      ['a read meanwhile, times one alone', (computeMedian(beside) / computeMedian(alone)).toFixed(1)],
      ['a read meanwhile, longest', `${computeSpread(beside).most.toFixed(1)} ms`],
      ['event loop late, 99 of 100', `${late.lagP99Ms.toFixed(1)} ms`],
      ['the same of an idle process', `${machine.lagP99Ms.toFixed(1)} ms`],
    ]);
    const itsOwn = Math.max(0, late.lagP99Ms - machine.lagP99Ms);
    return [promised('The event loop while people sign in, ms later than an idle one', itsOwn, LAG)];
  },
};
