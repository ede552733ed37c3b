/** The public page as the server draws it. Built on its own, as `dist/server/landing.mjs`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { type Company, shortName } from './company';
import { Landing } from './Landing';
import css from './landing.css?inline';

/** The text of the page's one style element, whose hash the content security policy names. */
export const styles = css;

/** The whole document. */
export function renderLanding(company: Company): string {
  const description = `${company.legalName}: an interstate freight carrier in ${company.city}, ${company.state}, operating since ${company.operatingSince.slice(0, 4)}.`;
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{`${shortName(company.legalName)} · ${company.city}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, which must stay as the policy's hash has it */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Landing company={company} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
