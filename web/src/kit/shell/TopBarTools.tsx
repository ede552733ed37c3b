import { NoticeBell } from './NoticeBell';
import { PaletteOpener } from './PaletteOpener';

/** The parts of the top bar that load after it: in one chunk, because every chunk adds to the first script. */
export function TopBarTools() {
  return (
    <>
      <PaletteOpener />
      <NoticeBell />
    </>
  );
}
