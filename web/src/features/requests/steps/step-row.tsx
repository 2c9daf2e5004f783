import { ageOn, berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { answersFor, type ContactAnswer } from '@platzwart/domain/request/contact-answers';
import { timesInNote } from '@platzwart/domain/times/note-line';
import { formatContactPerson, fullName } from '../../../entities/request/format-person.ts';
import { PhoneLinks } from '../../../entities/request/phone-links.tsx';
import { readOnlyNoteId } from '../../../entities/request/read-only-note.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import rows from '../../../entities/request/step-row.module.css';
import { sinceDay, waitInShort } from '../../../entities/request/waiting-since.ts';
import { Button } from '../../../ui/button.tsx';
import { type ActionMenuHandle, ActionMenuTrigger } from '../../../ui/overlay/action-menu.tsx';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useIsShownBeside } from '../../../ui/overlay/shown-beside.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import shared from '../requests.module.css';
import { texts as requestTexts } from '../texts.ts';
import { formatStep } from './format-step.ts';
import { LastContactLine } from './last-contact-line.tsx';
import { stepTexts } from './step-texts.ts';
import { texts } from './texts.ts';

type Props = {
  request: StoredRequest;
  today: IsoDate;
  /** Of the practice's members, by uid. */
  names: ReadonlyMap<string, string>;
  menu: ActionMenuHandle<StoredRequest>;
  onAnswer: (request: StoredRequest, answer: ContactAnswer) => void;
  onOpen: (id: string) => void;
};

export function StepRow({ request, today, names, menu, onAnswer, onOpen }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const { nextStep, lastContact } = request;
  const name = fullName(request);
  const toClarify = nextStep?.kind === 'addDetails' ? timesInNote(request.adminNote) : undefined;
  const isReadOnly = readOnlyReason !== undefined;
  const readOnlyProps = {
    'aria-disabled': isReadOnly,
    'aria-describedby': isReadOnly ? readOnlyNoteId : undefined,
    ...tooltip(readOnlyReason),
  };
  return (
    <li className={rows.row}>
      <div className="stack gap-0 left">
        <button
          type="button"
          id={openerId(request.id)}
          aria-current={useIsShownBeside(request.id)}
          className={`opener anywhere ${shared.name}`}
          onClick={() => onOpen(request.id)}
        >
          {name}
        </button>
        <span className="hint anywhere">{aboutOf(request, today)}</span>
      </div>
      <div className="stack gap-0">
        {(!nextStep ||
          nextStep.dueOn !== null ||
          !isOfSameDay(nextStep.since, lastContact?.at)) && (
          <p>
            {nextStep
              ? formatStep(nextStep, today)
              : texts.waits(waitInShort(request.requestedAt, today))}{' '}
            {!nextStep && <span className="hint">{sinceDay(request.requestedAt)}</span>}
            {nextStep && !isOfSameDay(nextStep.since, lastContact?.at) && (
              <span className="hint">{texts.since(sinceOf(nextStep.since, today))}</span>
            )}
          </p>
        )}
        {toClarify !== undefined && <p className="clamped small">{toClarify}</p>}
        {!nextStep && request.note && (
          <p className="clamped small">{texts.remarkOf(request.note)}</p>
        )}
        <LastContactLine contact={lastContact} names={names} />
      </div>
      <div className={rows.act}>
        {request.phone || request.phone2 ? (
          <PhoneLinks request={request} isMain />
        ) : (
          <Button
            className="small"
            aria-label={texts.openNamed(name)}
            onClick={() => onOpen(request.id)}
          >
            {texts.open}
          </Button>
        )}
      </div>
      <fieldset aria-label={texts.rowActions(name)} className="answers">
        {answersFor(request)
          .filter((answer) => answer === 'reached' || answer === 'notReached')
          .map((answer) => (
            <Button
              key={answer}
              look="plain"
              {...readOnlyProps}
              onClick={() => onAnswer(request, answer)}
            >
              {texts.answers[answer]}
            </Button>
          ))}
        {isReadOnly ? (
          <Button look="plain" {...readOnlyProps}>
            {texts.menu.open}
          </Button>
        ) : (
          <ActionMenuTrigger
            look="plain"
            menu={menu}
            subject={request}
            aria-label={texts.menu.openNamed(name)}
          >
            {texts.menu.open}
          </ActionMenuTrigger>
        )}
      </fieldset>
    </li>
  );
}

/** '9 Jahre · Maria Huber (Mutter)'. */
function aboutOf(request: StoredRequest, today: IsoDate): string {
  const { birthdate } = request;
  return [
    birthdate && requestTexts.panel.age(ageOn(birthdate, today)),
    formatContactPerson(request),
  ]
    .filter(Boolean)
    .join(' · ');
}

function sinceOf(moment: Date, today: IsoDate): string {
  return berlinDate(moment) === today ? stepTexts.days.today : formatDay(moment);
}

/** The contact that led to the step already shows the day. */
function isOfSameDay(one: Date, other: Date | undefined): boolean {
  return other !== undefined && berlinDate(one) === berlinDate(other);
}
