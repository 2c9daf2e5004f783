import type { OfferState, StalledBecause, WaitsFor } from '@platzwart/domain/vacancies/vacancy';
import { closedTexts } from '../../entities/vacancy/closed.ts';

/** What became of an offer, after a person's name. */
const states: Record<OfferState, string> = {
  offered: 'gefragt',
  pledged: 'zugesagt, vorgemerkt',
  accepted: 'zugesagt',
  taken: 'hat den Platz',
  declined: 'abgesagt',
  expired: 'keine Antwort',
  lost: 'leider vergeben',
  withdrawn: 'zurückgezogen',
  void: 'nicht mehr auf der Warteliste',
  skipped: 'übersprungen',
};

const needs: Record<WaitsFor, string> = {
  call: 'bitte anrufen',
  emailFailed: 'Nachricht kam nicht an, bitte anrufen',
  question: 'hat eine Frage',
};

const stalled: Record<StalledBecause, string> = {
  planAtEnd: 'Die Liste ist zu Ende',
  callDue: 'Anruf fällig',
  question: 'Frage zum Angebot',
  emailFailed: 'Nachricht kam nicht an',
  givenBack: 'Platz zurückgegeben',
  held: 'Angehalten',
  startPassed: 'Der Beginn ist vorbei',
};

export const texts = {
  somebody: 'jemand',
  gone: 'gelöschte Anfrage',
  noLocation: 'gelöschter Standort',
  states,
  notAsked: 'noch nicht gefragt',
  call: (name: string, phone: string) => `${name} anrufen: ${phone}`,
  needs,
  stalled,
  closed: closedTexts,
} as const;
