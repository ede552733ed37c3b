import './base.css';
import './print.css';
import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, StrictMode } from 'react';
import { useColorScheme } from '../kit/shell/colorScheme';
import { darkTheme, lightTheme } from './theme';

// The content security policy allows only style elements with the page's nonce. The renderer is above FluentProvider,
// because the provider's own style element takes the renderer's attributes.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce } });

/** The theme, on the sign-in page and in the portal alike. */
export function Appearance({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <RendererProvider renderer={renderer}>
        <Themed>{children}</Themed>
      </RendererProvider>
    </StrictMode>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const theme = useColorScheme() === 'dark' ? darkTheme : lightTheme;
  return (
    <FluentProvider theme={theme}>
      {/* Not a class of the provider: it passes its class to every portal, and one as high as the window hides the page. */}
      <div className="page">{children}</div>
    </FluentProvider>
  );
}
