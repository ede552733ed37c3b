import { useCallback } from 'react';
import { useShellScreens } from '../../kit/shell/screens';

/** Answers an address when its screen is in the route table, and nothing when it is not: then a card is no link. */
export function useWayTo(): (address: string) => string | undefined {
  const screens = useShellScreens();
  return useCallback(
    (address) => (screens.some(({ path }) => path === address.split('?')[0]) ? address : undefined),
    [screens],
  );
}
