import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { lastStart, standingOn } from '@platzwart/domain/booking/prescription-days';
import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { appliedRule } from '@platzwart/domain/request/prescription';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';
import { requestedTimes } from './requested-times.ts';

type Question = Pick<
  PatientEmail,
  'about' | 'requestId' | 'practice' | 'contact' | 'token' | 'now'
> & {
  request: Pick<TherapyRequest, 'email' | 'emailConfirmedAt' | 'requestedAt'> &
    Partial<Pick<TherapyRequest, 'locationIds' | 'slots' | 'prescription'>>;
  /** Missing in a sample: nobody's times are shown. */
  form?: Pick<FormConfiguration, 'selectableLocations' | 'prescriptionEnabled'>;
  /** The question was asked before and not answered. */
  isReminder: boolean;
  /** The practice's own text before the question, placeholders filled; '' for ours. */
  customText: string;
  /** Whether its own text may contain web addresses: the practice was reviewed. */
  mayLink: boolean;
  notice?: string;
};

/**
 * To a waiting patient who agreed to follow-ups: are they still interested, are the times still
 * right (spec section 1, "follow-up"). Each answer links to the patient portal, where a button
 * confirms it; opening one changes nothing.
 */
export function followUpQuestionEmail(
  { isReminder, customText, mayLink, ...question }: Question,
  origin: string,
): OutgoingEmail {
  const { practice, request, form } = question;
  const { locationIds, slots } = request;
  const times =
    form && locationIds && slots ? requestedTimes({ locationIds, slots }, form) : undefined;
  const said = fillPlaceholders(customText, practice, origin);
  return patientEmail(
    {
      ...question,
      purpose: isReminder ? 'followUpReminder' : 'followUpQuestion',
      subject: isReminder
        ? `Erinnerung: Warten Sie noch auf einen Platz bei ${practice.title}?`
        : `Warten Sie noch auf einen Platz bei ${practice.title}?`,
      paragraphs: [
        ...(customText === '' ? [defaultText(practice, isReminder)] : paragraphsOf(said)),
        'Bitte sagen Sie uns kurz, ob Sie weiter warten und ob Ihre Zeiten noch stimmen. Ihre Stelle auf der Warteliste behalten Sie, auch wenn Sie nicht antworten.',
        ...(hasExpired(question)
          ? ['Ihre Verordnung gilt nicht mehr; Sie brauchen jetzt keine neue.']
          : []),
      ],
      rows: [['Angefragt am', formatDay(request.requestedAt)], ...(times?.rows ?? [])],
      ...(times && { week: times.week }),
      answers: [
        { label: 'Ja, weiter warten', answer: 'ja', isMain: true },
        { label: 'Ja, aber Zeiten geändert', answer: 'zeiten' },
        { label: 'Unsicher – bitte anrufen', answer: 'unsicher' },
        { label: 'Nein', answer: 'nein' },
      ],
      ours: mayLink ? said.split(/\s+/) : [origin + sitePaths.booking(practice.slug)],
      unsubscribeAnswer: 'abmelden',
      notMine:
        'Sie warten nicht oder möchten solche Fragen nicht mehr bekommen? Hinter jedem der Links können Sie sich abmelden, ohne Ihre Anfrage zurückzuziehen.',
    },
    origin,
  );
}

/** Since it was issued, the last day to begin has passed. */
function hasExpired({
  practice,
  form,
  request: { prescription },
  now,
}: Pick<Question, 'practice' | 'form' | 'request' | 'now'>): boolean {
  const rule = appliedRule(practice, form);
  return (
    rule !== null &&
    prescription !== undefined &&
    standingOn(berlinDate(now), lastStart(prescription, rule)) === 'over'
  );
}

function defaultText({ title }: Practice, isReminder: boolean): string {
  return isReminder
    ? `vor einer Woche haben wir Sie gefragt, ob Sie noch auf einen Therapieplatz bei ${title} warten. Ihre Antwort fehlt uns noch.`
    : `Sie stehen auf der Warteliste von ${title}. Für Sie hat sich noch kein Platz gefunden.`;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
