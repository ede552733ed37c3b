/** A lane of a long run: its own process, told its plan as an argument, that sends its outcome to who started it. */
import { type Plan, runFuzz } from './run.ts';

process.once('disconnect', () => process.exit());

const plan: Plan = JSON.parse(process.argv[2]!);
process.send!(await runFuzz(plan, console.log), () => process.exit());
