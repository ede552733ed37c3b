/** The content and layout of an email: every email has a plain text and the same in HTML. */
import { escapeHtml } from '../lib/escapeHtml.ts';

export interface MailContent {
  subject: string;
  greeting: string;
  /** Sentences before the link. */
  paragraphs: readonly string[];
  link?: { label: string; url: string };
  /** Sentences below the link, in small type. */
  notes?: readonly string[];
  /** The sender. */
  from: string;
}

export function toText({ greeting, paragraphs, link, notes = [], from }: MailContent): string {
  const parts = [greeting, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...notes];
  return `${[...parts, `-- \n${from}`].join('\n\n')}\n`;
}

const FONT = "font-family:'Segoe UI',system-ui,sans-serif";
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:4px;background:#0f6cbd;color:#ffffff;text-decoration:none;font-weight:600';

const paragraph = (text: string, style = 'margin:0 0 16px') => `<p style="${style}">${escapeHtml(text)}</p>`;
const small = (text: string) => paragraph(text, 'margin:0 0 8px;font-size:13px;color:#616161');

/** Styles are inline, because few email programs support anything else. Nothing is loaded from elsewhere. */
export function toHtml({ subject, greeting, paragraphs, link, notes = [], from }: MailContent): string {
  const url = link && escapeHtml(link.url);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.5">`,
    '<div style="max-width:560px;margin:0 auto">',
    ...[greeting, ...paragraphs].map((text) => paragraph(text)),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${url}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${url}</p>`,
        ]
      : []),
    ...notes.map(small),
    small(from),
    '</div></body></html>',
  ].join('\n');
}
