import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { lazyPart } from '../ui/lazyPart';

type Loader = () => Promise<ComponentType>;

/** Components that run beside the screens. The shell's route passes them in, because the shell knows no screen. */
export function Background() {
  const carrier = useMatches().find((match) => match.handle)?.handle as { background?: Loader } | undefined;
  return carrier?.background ? <AfterLoad load={carrier.background} /> : null;
}

/** Loaded last, because no one waits for it. */
function AfterLoad({ load }: { load: Loader }) {
  const [Part] = useState(() => lazyPart(load));
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    const note = () => setLoaded(true);
    window.addEventListener('load', note);
    return () => window.removeEventListener('load', note);
  }, []);
  return isLoaded ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : null;
}
