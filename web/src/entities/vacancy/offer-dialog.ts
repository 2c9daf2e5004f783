/**
 * The dialog 'Platz anbieten', which the week, the free places and a request open: pages provide
 * it, features only ask for it.
 */
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { createContext, useContext } from 'react';
import type { StoredVacancy } from './queries.ts';

/** What it starts with; without anything it is empty. */
export type OfferStart = {
  /** Time and location of the chosen cell. */
  readonly slot?: Slot;
  /** Several free at once: one suggestion for all of them. */
  readonly slots?: readonly Slot[];
  /** One suggestion for all places that are there and wait for people. */
  readonly isRound?: boolean;
  /** Requests that are ticked. */
  readonly requestIds?: readonly string[];
  /** One that was only noted, to be offered now. */
  readonly vacancy?: StoredVacancy;
};

export type OfferDialog = { readonly open: (start: OfferStart) => void };

export const OfferDialogContext = createContext<OfferDialog>({ open: () => {} });

export function useOfferDialog(): OfferDialog {
  return useContext(OfferDialogContext);
}
