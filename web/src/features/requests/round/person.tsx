/** Who is called now: the number first, then what one needs to know while it rings. */
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { ageOn, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { requestParameter, screenPaths } from '@platzwart/domain/screen-paths';
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { Phone } from 'lucide-react';
import type { Ref } from 'react';
import {
  callablePhones,
  formatContactPerson,
  fullName,
  phonesOf,
} from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { StateMarks } from '../../../entities/request/state-marks.tsx';
import { waitingSince } from '../../../entities/request/waiting-since.ts';
import { formatUntil, vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { type StoredVacancy, useOffersOf } from '../../../entities/vacancy/queries.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { NoteEditor } from '../panel/note-editor.tsx';
import { therapyRows } from '../panel/request-rows.ts';
import { formatStep } from '../steps/format-step.ts';
import { LastContactLine } from '../steps/last-contact-line.tsx';
import { sectionOf } from '../steps/open-steps.ts';
import { texts as stepTexts } from '../steps/texts.ts';
import { AllSlots } from '../table/request-summary.tsx';
import { texts as shared } from '../texts.ts';
import styles from './call-round.module.css';
import { texts } from './texts.ts';

const t = texts.facts;

const loadQrCode = () => import('../../../ui/qr-code.ts');

type RunningOffer = { vacancy: StoredVacancy; asked: PlannedPerson };

type Props = {
  ref: Ref<HTMLHeadingElement>;
  request: StoredRequest;
  /** Undefined without an offer, and while it loads. */
  offer: RunningOffer | undefined;
  /** Of the practice's members, by uid. */
  names: ReadonlyMap<string, string>;
  today: IsoDate;
  basePath: string;
};

export function Person({ ref, request, offer, names, today, basePath }: Props) {
  const contact = formatContactPerson(request);
  const why = whyOf(request, today);
  const about = [
    request.birthdate ? shared.panel.age(ageOn(request.birthdate, today)) : texts.noAge,
    contact && texts.speaks(contact),
    waitingSince(request.requestedAt, today),
  ];
  return (
    <article className={`stack ${styles.person}`}>
      <div className={`stack gap-4 packed ${styles.who}`}>
        <header className="stack gap-1">
          <h3 ref={ref} tabIndex={-1} className="h1 anywhere">
            {fullName(request)}
          </h3>
          <p className="muted">{about.filter(Boolean).join(' · ')}</p>
        </header>
        <Numbers request={request} />
      </div>
      <div className={`stack gap-4 packed ${styles.facts}`}>
        {offer && <OfferLine {...offer} today={today} />}
        {why && <p className="warm strong own-width">{why}</p>}
        {request.lastContact ? (
          <LastContactLine contact={request.lastContact} names={names} />
        ) : (
          <p className="hint">{t.none}</p>
        )}
        <section className="stack gap-1 left">
          <h4 className="strong">{t.times}</h4>
          {request.slots.length > 0 && <RequestMiniWeek request={request} isLarge />}
          <AllSlots request={request} />
        </section>
        <dl className="facts">
          {therapyRows(request).map(({ label, value }) => (
            <div key={label}>
              <dt className="strong">{label}</dt>
              <dd className="written">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="row gap-1 across-4">
          <StateMarks request={request} />
        </div>
        <p>
          <a
            href={`${basePath}/${screenPaths.requests}?${requestParameter}=${request.id}`}
            target="_blank"
            rel="noreferrer"
            className="lone-link"
          >
            {texts.whole} <span className="visually-hidden">{texts.newTab}</span>
          </a>
        </p>
      </div>
      <div className={styles.note}>
        <NoteEditor request={request} />
      </div>
    </article>
  );
}

/** What runs: the place, until when they may answer, and what they asked about it. */
function OfferLine({ vacancy, asked, today }: RunningOffer & { today: IsoDate }) {
  const { slug } = useRequestHandling();
  const { requestId, state, until, waitsFor } = asked;
  const isQuestion = waitsFor === 'question';
  const live = useOffersOf(slug, isQuestion ? requestId : undefined);
  const offers = live.status === 'loaded' ? live.value : [];
  const question = offers.find(({ vacancyId }) => vacancyId === vacancy.id)?.question;
  if (state !== 'offered' && state !== 'pledged' && state !== 'accepted') return null;
  const place = [vacancyTime(vacancy.slot), whenOf(vacancy, today), vacancy.therapist];
  return (
    <div className="warm stack gap-0 own-width">
      <p className="strong">
        {texts.offer.line(texts.offer.states[state], place.filter(Boolean).join(', '))}
      </p>
      {state === 'offered' && until !== null && (
        <p>{texts.offer.until(formatUntil(until, new Date()))}</p>
      )}
      {waitsFor === 'emailFailed' && <p>{texts.offer.emailFailed}</p>}
      {isQuestion && question && <p className="written">{texts.offer.asks(question.text)}</p>}
    </div>
  );
}

/** The number as the button; on a desk, as a QR code for the mobile phone too. */
function Numbers({ request }: { request: StoredRequest }) {
  const { part } = useLazyModule(loadQrCode, true);
  const name = fullName(request);
  const [first, ...others] = callablePhones(request);
  const unusable = phonesOf(request).filter(({ link }) => link === undefined);
  if (!first) {
    return (
      <div className="soft stack gap-1">
        <p className="strong">{unusable.map(({ text }) => text).join(', ') || texts.noPhone}</p>
        {request.email && (
          <p>
            <a href={`mailto:${request.email}`} className="lone-link anywhere">
              {texts.writeTo(readableEmail(request.email))}
            </a>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="stack gap-2">
      <div className={`row gap-4 ${styles.numbers}`}>
        <a
          href={first.link}
          className={`line gap-3 tinted snug rounded-card strong digits undecorated ${styles.number}`}
          aria-label={texts.call(name, first.text)}
        >
          <Phone size={28} aria-hidden="true" />
          <span className="anywhere">{first.text}</span>
        </a>
        {part && (
          <figure className={`line gap-3 off-tablet ${styles.qr}`}>
            <QrPicture code={part.qrCodeOf(first.link)} title={texts.qr(first.text)} />
            <figcaption className="hint">{texts.qrHint}</figcaption>
          </figure>
        )}
      </div>
      {[...others, ...unusable].map(({ text, link }) => (
        <p key={text} className="row gap-0 across-2">
          <span className="hint">{texts.otherPhone}</span>
          {link ? (
            <a href={link} className="lone-link strong digits" aria-label={texts.call(name, text)}>
              {text}
            </a>
          ) : (
            text
          )}
        </p>
      ))}
    </div>
  );
}

/** Why somebody is to be called. */
function whyOf(request: StoredRequest, today: IsoDate): string | undefined {
  const { nextStep } = request;
  if (nextStep)
    return `${formatStep(nextStep, today)} (${stepTexts.since(formatDay(nextStep.since))})`;
  const section = sectionOf(request, today);
  return section && stepTexts.sections[section];
}
