/** Plain German pages without scripts. Each states that no money moves. */
import { berlinDate, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type Stripe from 'stripe';

export type Page =
  | { readonly status: number; readonly html: string }
  | { readonly seeOther: string };

const style = `
  :root { color-scheme: light; }
  body { font: 16px/1.5 system-ui, sans-serif; color: #1d2625; margin: 0 auto; max-width: 60rem; padding: 0 1rem 3rem; }
  .note { background: #fff3cd; border-bottom: 2px solid #8a6100; color: #4d3600; margin: 0 -1rem 1.5rem; padding: .75rem 1rem; }
  .problem { background: #fbe9e7; border: 1px solid #a3281c; border-radius: 8px; color: #7a1d14; padding: .75rem 1rem; }
  a { color: #0b6e69; } h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #d5dbda; vertical-align: top; }
  .wide { overflow-x: auto; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; } dt { color: #454b4a; }
  fieldset { border: 1px solid #8b9694; border-radius: 8px; margin: 0 0 1rem; padding: .75rem 1rem; }
  label { display: block; padding: .35rem 0; } label input[type=text] { display: block; width: 100%; max-width: 26rem; }
  input[type=text] { font: inherit; padding: .5rem; border: 1px solid #6c7573; border-radius: 6px; box-sizing: border-box; min-height: 44px; }
  input[type=number] { font: inherit; padding: .5rem; width: 5rem; min-height: 44px; box-sizing: border-box; }
  button { font: inherit; min-height: 44px; padding: .5rem 1rem; border: 1px solid #0b6e69; border-radius: 8px; background: #fff; color: #0b6e69; cursor: pointer; }
  button.first { background: #0b6e69; color: #fff; } :focus-visible { outline: 3px solid #1d2625; outline-offset: 2px; }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; } .row form { margin: 0; }
  section { border: 1px solid #d5dbda; border-radius: 8px; margin: 1rem 0; padding: .25rem 1rem 1rem; }
`;

export function page(title: string, body: string, status = 200): Page {
  return {
    status,
    html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><header class="note"><strong>Stellvertreter für Stripe, hier fließt kein Geld.</strong></header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
  };
}

export function problem(text: string | null | undefined): string {
  return text ? `<p class="problem" role="alert">${escaped(text)}</p>` : '';
}

/** A form with a single button. */
export function button(
  label: string,
  action: string,
  values: Record<string, string> = {},
  kind: '' | 'first' = '',
): string {
  const hidden = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${hidden.join('')}<button${kind ? ` class="${kind}"` : ''}>${escaped(label)}</button></form>`;
}

export function descriptionList(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<dl>${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
  const names = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  return `<div class="wide"><table><thead><tr>${names}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`;
}

const number = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

export function euros(cents: number): string {
  // Turns -0 into 0.
  return number.format(cents / 100 || 0);
}

export function dateOf(seconds: number | null | undefined): string {
  return seconds == null ? '–' : formatGermanDate(berlinDate(new Date(seconds * 1000)));
}

const invoiceStates: Record<string, string> = {
  draft: 'Entwurf',
  open: 'offen',
  paid: 'bezahlt',
  uncollectible: 'uneinbringlich',
  void: 'storniert',
};
const subscriptionStates: Record<string, string> = {
  trialing: 'Testzeit',
  active: 'läuft',
  past_due: 'Zahlung überfällig',
  canceled: 'beendet',
};

export function invoiceState({ status }: Stripe.Invoice): string {
  return invoiceStates[status ?? ''] ?? '–';
}

export function subscriptionState({ status, cancel_at_period_end }: Stripe.Subscription): string {
  return `${subscriptionStates[status] ?? status}${cancel_at_period_end && status !== 'canceled' ? ', gekündigt' : ''}`;
}

export function methodName(method: Stripe.PaymentMethod | undefined): string {
  if (!method) return 'keine';
  return method.card
    ? `Karte •••• ${method.card.last4}`
    : `SEPA-Lastschrift •••• ${method.sepa_debit?.last4 ?? ''}`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
