import { useCallback } from 'react';
import { useShellScreens } from '../../kit/shell/screens';

/** Returns the address if its screen is in the route table, else undefined: the card is then not a link. */
export function useScreenLink(): (address: string) => string | undefined {
  const screens = useShellScreens();
  return useCallback(
    (address) => (screens.some(({ path }) => path === address.split('?')[0]) ? address : undefined),
    [screens],
  );
}
