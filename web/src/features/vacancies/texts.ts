import type { OfferState } from '@platzwart/domain/request/request-offer';
import type {
  PassedOverReason,
  StalledBecause,
  WaitsFor,
} from '@platzwart/domain/vacancies/vacancy';
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
  planAtEnd: 'Alle sind gefragt',
  callDue: 'Anruf fällig',
  question: 'Frage zum Angebot',
  emailFailed: 'Nachricht kam nicht an',
  givenBack: 'Platz zurückgegeben',
  held: 'Angehalten, niemand wird gefragt',
  startPassed: 'Der Beginn ist vorbei',
};

/** Why a member left somebody out: chosen in the dialog, read in the panel. */
const passedOverReasons: Record<PassedOverReason, string> = {
  needsOther: 'braucht etwas anderes',
  noPrescription: 'keine Verordnung',
  group: 'passt nicht in die Gruppe',
  agreed: 'so abgesprochen',
  other: 'anderer Grund',
  none: 'ohne Angabe',
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
  passedOverReasons,
} as const;
