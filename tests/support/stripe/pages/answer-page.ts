/** Routes of the stand-in's pages, and the actions of their buttons. */
import type { Buttons } from '../buttons.ts';
import type { Deliveries } from '../deliveries.ts';
import type { Form } from '../form.ts';
import type { Ledger } from '../ledger.ts';
import { Refusal } from '../refusal.ts';
import { answerCheckout, checkoutPage } from './checkout.ts';
import { consolePage, pressButton } from './console.ts';
import { invoicePage } from './invoice.ts';
import { type Page, page } from './layout.ts';
import { answerPortal, portalPage } from './portal.ts';

type Asked = { readonly method: string; readonly path: string; readonly searchParams: URLSearchParams; readonly typed: Form };

/** Milliseconds to wait for the page's events to arrive, like Stripe before it redirects. */
const patience = 10_000;

export async function answerPage(buttons: Buttons, ledger: Ledger, deliveries: Deliveries, asked: Asked): Promise<Page> {
  try {
    const answered = await pageOf(buttons, ledger, deliveries, asked);
    if (asked.method === 'POST') await Promise.race([deliveries.settled(), later(patience)]);
    return answered;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return page('Das gibt es hier nicht', '<p>Vielleicht wurde die Demo-Welt neu gestartet.</p>', error.status);
  }
}

async function pageOf(buttons: Buttons, ledger: Ledger, deliveries: Deliveries, asked: Asked): Promise<Page> {
  const { method, path, searchParams, typed } = asked;
  const isPost = method === 'POST';
  const [, kind = '', id = ''] = path.split('/');
  if (kind === 'checkout') return isPost ? answerCheckout(ledger, buttons, id, typed) : checkoutPage(ledger, id);
  if (kind === 'portal') {
    return isPost ? answerPortal(ledger, buttons, id, typed) : portalPage(ledger, id, undefined, searchParams.has('erledigt'));
  }
  if (kind === 'invoices') {
    if (!isPost) return invoicePage(ledger, id);
    buttons.payInvoice(id);
    const isPaid = ledger.invoices.get(id)?.status === 'paid';
    return isPaid ? { seeOther: `/invoices/${id}` } : invoicePage(ledger, id, 'Die Zahlung wurde abgelehnt.');
  }
  if (kind === 'customers' && isPost) {
    try {
      await pressButton(buttons, id, typed);
    } catch (error) {
      if (error instanceof Refusal) return consolePage(ledger, deliveries.events, `Das geht gerade nicht. ${error.message}`);
      throw error;
    }
    return { seeOther: '/' };
  }
  if (path === '/') return consolePage(ledger, deliveries.events);
  return page('Das gibt es hier nicht', '<p><a href="/">Zur Übersicht</a></p>', 404);
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
