/** Who is asked, in which order; who else fits; who is passed over, and who is not suggested. */
import { timesInNote } from '@platzwart/domain/times/note-line';
import type { PassedOverReason } from '@platzwart/domain/vacancies/vacancy';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { UnbrokenHours } from '../../../ui/unbroken-hours.tsx';
import { FurtherPeople } from './further-people.tsx';
import styles from './offer.module.css';
import { isTimed } from './offer-plan.ts';
import { formatCautions, formatReasons, whyNotEarlier } from './reasons.ts';
import { texts } from './texts.ts';
import type { OfferDraftState } from './use-offer-draft.ts';

type Props = Pick<OfferDraftState, 'draft' | 'offer' | 'change' | 'toggle' | 'move'> & {
  people: ReadonlyMap<string, StoredRequest>;
  now: Date;
  /** Request id -> names of colleagues who have it open. */
  editors?: ReadonlyMap<string, string> | undefined;
};

/** Suggestions shown at first: how they are asked stands below. */
const few = 3;
/** More of them with each press. */
const page = 8;

export function OfferPeople(props: Props) {
  const { draft, offer, people, now, editors, toggle } = props;
  const [limit, setLimit] = useState(few);
  const planned = new Set(offer.plan.map(({ requestId }) => requestId));
  const further = offer.found.rows.filter(({ request }) => !planned.has(request.id));
  return (
    <div className="stack gap-4 packed">
      <h3 id="gefragt">{texts.asked(offer.plan.length)}</h3>
      {offer.plan.length === 0 ? (
        <p className="hint">{isTimed(draft.terms) ? texts.nobodyChosen : texts.nothingSaid}</p>
      ) : (
        <Plan {...props} />
      )}
      <PassedOver {...props} />
      {further.length > 0 && (
        <section className="stack gap-2" aria-labelledby="vorschlaege">
          <h3 id="vorschlaege">{texts.further}</h3>
          {further.slice(0, limit).map((row) => (
            <Checkbox
              key={row.request.id}
              name={`person-${row.request.id}`}
              label={
                <Labelled
                  name={fullName(row.request)}
                  why={[
                    formatReasons(row, draft.terms.slot, now),
                    formatCautions(row.cautions),
                    timesInNote(row.request.adminNote),
                    openAt(editors, row.request.id),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              }
              checked={false}
              onChange={() => toggle(row.request.id)}
            />
          ))}
          {further.length > limit && (
            <Button look="plain" className="own-width flush" onClick={() => setLimit(limit + page)}>
              {texts.showMore(Math.min(page, further.length - limit))}
            </Button>
          )}
        </section>
      )}
      <FurtherPeople found={offer.found} planned={planned} people={people} onAdd={toggle} />
    </div>
  );
}

function openAt(editors: Props['editors'], requestId: string): string | undefined {
  const names = editors?.get(requestId);
  return names === undefined ? undefined : texts.openAt(names);
}

function Labelled({ name, why }: { name: string; why: string }) {
  return (
    <>
      <span className={styles.named}>{name}</span>{' '}
      <span className="hint block">
        <UnbrokenHours text={why} />
      </span>
    </>
  );
}

/** By dragging, or with the arrows. */
function Plan({ draft, offer, people, now, editors, toggle, move }: Props) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const focusAfter = useFocusAfterMove();
  const rows = new Map(offer.found.rows.map((row) => [row.request.id, row]));
  const first = people.get(offer.plan[0]?.requestId ?? '');
  const step = (from: number, to: number, name: string, button: HTMLElement) => {
    move(from, to);
    setSaid(texts.movedTo(name, to + 1));
    focusAfter(button.id);
  };
  return (
    <>
      <ol role="list" className="stack gap-2" aria-labelledby="gefragt">
        {offer.plan.map(({ requestId, byHand }, i) => {
          const person = people.get(requestId);
          const name = person ? fullName(person) : texts.gone;
          const row = rows.get(requestId);
          const because = offer.found.leftOut.find(
            ({ request }) => request.id === requestId,
          )?.because;
          const why = row
            ? [formatReasons(row, draft.terms.slot, now), formatCautions(row.cautions)]
                .filter(Boolean)
                .join(' · ')
            : because
              ? texts.leftOutBecause[because]
              : '';
          const arrow = (to: number, label: string, id: string) => (
            <IconButton
              id={id}
              label={label}
              aria-disabled={to < 0 || to >= offer.plan.length}
              onClick={({ currentTarget }) => step(i, to, name, currentTarget)}
            >
              {to < i ? (
                <ArrowUp size={18} aria-hidden="true" />
              ) : (
                <ArrowDown size={18} aria-hidden="true" />
              )}
            </IconButton>
          );
          return (
            <li
              key={requestId}
              className={`line gap-2 top edged rounded on-surface ${styles.person}`}
              data-dragged={dragged === i ? '' : undefined}
              draggable
              onDragStart={() => setDragged(i)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event: DragEvent) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, i);
                setDragged(undefined);
              }}
            >
              <span className={`rigid strong digits ${styles.number}`} aria-hidden="true">
                {i + 1}.
              </span>
              <div className="grow">
                <Checkbox
                  name={`person-${requestId}`}
                  label={
                    <Labelled
                      name={name}
                      why={[
                        byHand && texts.byHand,
                        why,
                        person && timesInNote(person.adminNote),
                        openAt(editors, requestId),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  }
                  checked
                  onChange={() => toggle(requestId)}
                />
              </div>
              <div className="line gap-0">
                {arrow(i - 1, texts.up(name), `hoch-${requestId}`)}
                {arrow(i + 1, texts.down(name), `runter-${requestId}`)}
              </div>
            </li>
          );
        })}
      </ol>
      {first && <p className="hint">{whyNotEarlier(offer.found, first)}</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** Moving a row takes the focus from its button. */
function useFocusAfterMove(): (id: string) => void {
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
  };
}

const reasons = Object.keys(texts.passedOverReasons).filter(
  (reason) => reason !== 'none',
) as PassedOverReason[];

function PassedOver({ draft, offer, change }: Props) {
  if (offer.passedOver.length === 0) return null;
  const set = (id: string, reason: PassedOverReason) => {
    const { [id]: before, ...others } = draft.reasons;
    change({ reasons: before === reason ? others : { ...others, [id]: reason } });
  };
  return (
    <details className={`warm ${styles.details}`}>
      <summary>{texts.passedOver(offer.passedOver.length)}</summary>
      <div className="stack gap-3">
        <p className="small">{texts.passedOverHint}</p>
        {offer.passedOver.map((request) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
          <div
            key={request.id}
            role="group"
            className="stack gap-1"
            aria-label={texts.passedOverWhy(fullName(request))}
          >
            <span>{fullName(request)}</span>
            <div className="row gap-1">
              {reasons.map((reason) => (
                <ToggleChip
                  key={reason}
                  isOn={draft.reasons[request.id] === reason}
                  onClick={() => set(request.id, reason)}
                >
                  {texts.passedOverReasons[reason]}
                </ToggleChip>
              ))}
            </div>
          </div>
        ))}
      </div>
    </details>
  );
}
