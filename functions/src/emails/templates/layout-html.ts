/**
 * An e-mail as HTML: who writes first, then what it is about, one filled button, what to do
 * otherwise, and small where it comes from. Inline styles and tables, since many mail programs drop
 * the rest; the one stylesheet holds what only some can: the dark scheme. No images but the
 * practice's logo, which the sender puts in (`with-logo.ts`): what an e-mail loads tells others that
 * it was read.
 */
import { escaped } from '../../core/escaped.ts';
import type { Button, EmailBody } from './layout.ts';
import { weekAsHtml } from './week-of-times.ts';

const day = {
  page: '#fbf7f0',
  card: '#ffffff',
  line: '#e9dfcf',
  text: '#1b2423',
  hint: '#454b4a',
  primary: '#0b6e69',
  onPrimary: '#ffffff',
  soft: '#e1f0ee',
  warm: '#fdf3df',
} as const;

/** Each class, by night. */
const night = {
  page: 'background:#101817',
  card: 'background:#1b2725;border-color:#2d3a37',
  line: 'border-color:#2d3a37',
  text: 'color:#e2ebe9',
  hint: 'color:#abb8b5',
  brand: 'color:#8bdcd3',
  main: 'background:#4fb6ab;color:#04211e',
  quiet: 'border-color:#76837f;color:#8bdcd3',
  soft: 'background:#17332f',
  warm: 'background:#33280f',
  on: 'background:#4fb6ab',
  off: 'background:#27564f',
} as const;

const stylesheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  night,
)
  .map(([name, rules]) => `.${name}{${rules.replaceAll(/(?=;|$)/g, ' !important')}}`)
  .join('')}}`;

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Of a body whose texts are safe but for their markup. */
export function asHtml(body: EmailBody): string {
  const {
    head = '',
    notice = '',
    firstRows = [],
    greeting,
    paragraphs,
    rows = [],
    week,
    button,
    choices = [],
    closing = [],
    foot,
  } = body;
  const p = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>${stylesheet}</style></head><body class="page" style="margin:0;padding:0;background:${day.page}">`,
    `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escaped(previewOf(body))}</div>`,
    `${table} width="100%" class="page" style="background:${day.page}"><tr><td align="center" style="padding:24px 12px">`,
    `${table} width="560" class="card text" style="width:100%;max-width:560px;border:1px solid ${day.line};border-radius:12px;background:${day.card};color:${day.text};text-align:left;font-size:16px;line-height:1.5;${font}"><tr><td style="padding:24px">`,
    headOf(head),
    ...(firstRows.length > 0
      ? [
          `<div class="warm" style="margin:0 0 24px;padding:12px 16px;border-radius:8px;background:${day.warm};font-weight:700">${asTable(firstRows)}</div>`,
        ]
      : []),
    p(greeting),
    ...(notice === ''
      ? []
      : [
          `<p class="soft" style="margin:0 0 24px;padding:12px 16px;border-radius:8px;background:${day.soft}">${escaped(notice)}</p>`,
        ]),
    ...paragraphs.map(p),
    ...(rows.length > 0 || week
      ? [
          `<div class="soft" style="margin:8px 0 24px;padding:12px 16px;border-radius:8px;background:${day.soft}">${asTable(rows)}${week ? weekAsHtml(week) : ''}</div>`,
        ]
      : []),
    ...(button ? [asButton(button, true)] : []),
    ...choices.map((choice) => asButton(choice, choice.isMain ?? false)),
    ...(closing.length > 0
      ? [
          `<div class="hint line" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${day.line};color:${day.hint};font-size:15px">${closing.map((text, i) => `<p style="margin:${i === 0 ? 0 : 14}px 0 0">${withBreaks(text)}</p>`).join('')}</div>`,
        ]
      : []),
    '</td></tr></table>',
    `${table} width="560" style="width:100%;max-width:560px;text-align:left;${font}"><tr>`,
    `<td aria-hidden="true" width="36" valign="top" style="padding:18px 12px 0 24px">${markOf(4)}</td>`,
    `<td class="hint" style="padding:16px 24px 24px 0;color:${day.hint};font-size:13px;line-height:1.5">${foot.map(escaped).join('<br>')}</td>`,
    '</tr></table></td></tr></table></body></html>',
  ].join('\n');
}

/** What a list of e-mails shows below the subject. */
function previewOf({ firstRows = [], paragraphs }: EmailBody): string {
  return firstRows.length > 0
    ? firstRows.map(([label, value]) => `${label}: ${value}`).join(' · ')
    : (paragraphs[0] ?? '');
}

/** A practice's initials and name; our own mark without one. */
function headOf(name: string): string {
  const tile =
    name === ''
      ? `<td aria-hidden="true" width="50" style="padding:0 12px 0 0">${markOf(7)}</td>`
      : `<td aria-hidden="true" class="main" data-logo="" width="44" height="44" align="center" bgcolor="${day.primary}" style="border-radius:10px;background:${day.primary};color:${day.onPrimary};font-size:17px;font-weight:700;line-height:44px">${escaped(initialsOf(name))}</td>`;
  const title = `<td class="${name === '' ? 'brand' : 'text'}" style="padding:0 0 0 ${name === '' ? 0 : 12}px;font-size:18px;font-weight:700;line-height:1.3;color:${name === '' ? day.primary : day.text}">${escaped(name || 'Platzwart')}</td>`;
  return `${table} style="margin:0 0 24px"><tr>${tile}${title}</tr></table>`;
}

/** 'LL' of 'Logopädie Lindenhof': of the first and the last word with a capital. */
function initialsOf(name: string): string {
  const capitals = [...name.matchAll(/(?<![\p{L}\p{N}])\p{Lu}/gu)].map(([capital]) => capital);
  return [
    capitals[0] ?? name.slice(0, 1).toUpperCase(),
    ...(capitals.length > 1 ? [capitals.at(-1)] : []),
  ].join('');
}

/** A week of five days with one free place. */
function markOf(size: number): string {
  const cell = (isFree: boolean) =>
    `<td class="${isFree ? 'on' : 'off'}" width="${size}" height="${size}" bgcolor="${isFree ? day.primary : '#b9dad7'}" style="border-radius:2px;font-size:0;line-height:0"></td>`;
  const rows = [0, 1, 2].map(
    (row) =>
      `<tr>${[0, 1, 2, 3, 4].map((column) => cell(row === 1 && column === 3)).join('')}</tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="2" border="0">${rows.join('')}</table>`;
}

function asTable(rows: NonNullable<EmailBody['rows']>): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="hint" style="padding:4px 16px 4px 0;color:${day.hint};font-weight:400;vertical-align:top;overflow-wrap:normal">${escaped(label)}</td><td style="padding:4px 0;vertical-align:top">${escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" class="text" cellpadding="0" cellspacing="0" style="border-collapse:collapse;color:${day.text};font-size:16px;line-height:1.5">${cells.join('')}</table>`;
}

/**
 * Outlook for Windows ignores a link's padding: there the cell around it has the colour and the
 * room, everywhere else the link, so that all of it can be pressed.
 */
function asButton({ label, url }: Button, isFilled: boolean): string {
  const [name, line, background, text] = isFilled
    ? ['main', day.primary, day.primary, day.onPrimary]
    : ['quiet', '#c3cfcd', '', day.primary];
  const fill = isFilled ? `background:${background};` : '';
  const weight = isFilled ? ';font-weight:700' : '';
  const link = `<a href="${escaped(url)}" class="${name}" style="display:inline-block;padding:12px 22px;border-radius:8px;${fill}color:${text}${weight};text-decoration:none">${escaped(label)}</a>`;
  const edge = `border:1px solid ${line};border-radius:8px;${fill}mso-padding-alt:12px 22px`;
  return `<div style="margin:0 0 12px">${table}><tr><td class="${name}"${isFilled ? ` bgcolor="${background}"` : ''} style="${edge}">${link}</td></tr></table></div>`;
}

function withBreaks(text: string): string {
  return text.split('\n').map(escaped).join('<br>');
}
