import { NoticeBell } from './NoticeBell';
import { PaletteOpener } from './PaletteOpener';

/** What comes into the top bar a moment after it: in one part, as every part has its price in the first script. */
export function TopBarTools() {
  return (
    <>
      <PaletteOpener />
      <NoticeBell />
    </>
  );
}
