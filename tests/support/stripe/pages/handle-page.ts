/** Routes of the stand-in's pages, and the actions of their simulation. */

import { ApiError } from '../api-error.ts';
import type { Form } from '../form.ts';
import type { Simulation } from '../simulation.ts';
import type { Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import { checkoutPage, submitCheckout } from './checkout.ts';
import { consolePage, runAction } from './console.ts';
import { invoicePage } from './invoice.ts';
import { type Page, page } from './layout.ts';
import { portalPage, submitPortal } from './portal.ts';

type PageRequest = {
  readonly method: string;
  readonly path: string;
  readonly searchParams: URLSearchParams;
  readonly typed: Form;
};

/** Milliseconds to wait for the page's events to arrive, like Stripe before it redirects. */
const patience = 10_000;

export async function handlePage(
  simulation: Simulation,
  store: Store,
  webhooks: Webhooks,
  request: PageRequest,
): Promise<Page> {
  try {
    const response = await pageOf(simulation, store, webhooks, request);
    if (request.method === 'POST') await Promise.race([webhooks.settled(), later(patience)]);
    return response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return page(
      'Das gibt es hier nicht',
      '<p>Vielleicht wurde die Demo-Welt neu gestartet.</p>',
      error.status,
    );
  }
}

async function pageOf(
  simulation: Simulation,
  store: Store,
  webhooks: Webhooks,
  request: PageRequest,
): Promise<Page> {
  const { method, path, searchParams, typed } = request;
  const isPost = method === 'POST';
  const [, kind = '', id = ''] = path.split('/');
  if (kind === 'checkout')
    return isPost ? submitCheckout(store, simulation, id, typed) : checkoutPage(store, id);
  if (kind === 'portal') {
    return isPost
      ? submitPortal(store, simulation, id, typed)
      : portalPage(store, id, undefined, searchParams.has('erledigt'));
  }
  if (kind === 'invoices') {
    if (!isPost) return invoicePage(store, id);
    simulation.payInvoice(id);
    const isPaid = store.invoices.get(id)?.status === 'paid';
    return isPaid
      ? { seeOther: `/invoices/${id}` }
      : invoicePage(store, id, 'Die Zahlung wurde abgelehnt.');
  }
  if (kind === 'customers' && isPost) {
    try {
      await runAction(simulation, id, typed);
    } catch (error) {
      if (error instanceof ApiError)
        return consolePage(store, webhooks.events, `Das geht gerade nicht. ${error.message}`);
      throw error;
    }
    return { seeOther: '/' };
  }
  if (path === '/') return consolePage(store, webhooks.events);
  return page('Das gibt es hier nicht', '<p><a href="/">Zur Übersicht</a></p>', 404);
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
