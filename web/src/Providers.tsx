import { FluentProvider } from '@fluentui/react-provider';
import { createDOMRenderer, makeStyles, RendererProvider } from '@griffel/react';
import { StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { useCurrentEnvironment } from './relay/environment';
import { useColorScheme } from './shell/colorScheme';
import { darkTheme, lightTheme } from './theme';
import { useTouchTargets } from './ui/touchTargets';

// The content security policy lets in only style elements that carry the page's nonce. The renderer stands above
// FluentProvider, because the provider's own style element takes the renderer's attributes.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce } });

const useStyles = makeStyles({ root: { minHeight: '100vh' } });

/** Everything the pages stand in: styles, theme, data and addresses. */
export function Providers({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <StrictMode>
      <RendererProvider renderer={renderer}>
        <Themed router={router} />
      </RendererProvider>
    </StrictMode>
  );
}

function Themed({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const styles = useStyles();
  useTouchTargets();
  const theme = useColorScheme() === 'dark' ? darkTheme : lightTheme;
  const environment = useCurrentEnvironment();
  return (
    <FluentProvider theme={theme}>
      {/* Not a class of the provider: it gives its class to every portal, and one as high as the window hides the page. */}
      <div className={styles.root}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </div>
    </FluentProvider>
  );
}
