/** The server's rendering of the public page. Built separately, as `dist/server/landing.mjs`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { type Company, shortName } from './company';
import { Landing } from './Landing';
import css from './landing.css?inline';
import { socialPicture, structuredData } from './structuredData';

/** The text of the page's only style element, whose hash the content security policy names. */
export const styles = css;

/** The whole document. */
export function renderLanding(company: Company): string {
  const description = `${company.legalName}: an interstate freight carrier in ${company.city}, ${company.state}, operating since ${company.operatingSince.slice(0, 4)}.`;
  const title = `${shortName(company.legalName)} · ${company.city}`;
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon.png" />
        <link rel="canonical" href={`${company.publicUrl}/`} />
        <meta property="og:type" content="website" />
        <meta property="og:url" content={`${company.publicUrl}/`} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={socialPicture(company)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content="A truck" />
        <meta name="twitter:card" content="summary_large_image" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, which must stay as the policy's hash has it */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which would be no JSON with entities in it */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(company) }} />
      </head>
      <body>
        <Landing company={company} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
