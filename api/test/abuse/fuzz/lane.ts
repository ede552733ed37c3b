/** One lane of a long run: a process that gets its plan as an argument and sends its outcome to the parent. */
import { type Plan, runFuzz } from './run.ts';

process.once('disconnect', () => process.exit());

const plan: Plan = JSON.parse(process.argv[2]!);
process.send!(await runFuzz(plan, console.log), () => process.exit());
