/** 'Platz vergeben': everything is filled in, so that one more press gives it. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { notDone } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { useCommandForm } from '../../../calls/use-command-form.tsx';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { locationName } from '../location-name.ts';
import { DayField } from '../terms/day-field.tsx';
import { texts } from './texts.ts';

const t = texts.give;

type Props = {
  vacancy: StoredVacancy;
  request: StoredRequest;
  today: IsoDate;
  onClose: () => void;
};

export function GiveDialog({ vacancy, request, today, onClose }: Props) {
  const { slug, plan } = useRequestHandling();
  const { show } = useToasts();
  const name = fullName(request);
  // Without an address that works no confirmation can be sent.
  const hasEmail = request.email !== '' && request.emailFailedAt === null;
  const isSingle = vacancy.rhythm === 'once';
  const [startsOn, setStartsOn] = useState<IsoDate | null>(vacancy.startsOn);
  const [therapist, setTherapist] = useState(vacancy.therapist);
  // A single date settles nothing: the person waits on for a regular place.
  const [afterwards, setAfterwards] = useState<'archive' | 'waitOn'>(
    isSingle ? 'waitOn' : 'archive',
  );
  const [dropDay, setDropDay] = useState(true);
  const [tell, setTell] = useState(hasEmail);
  const about = { companySlug: slug, vacancyId: vacancy.id, requestId: request.id };

  const undo = () => {
    const undone = { title: texts.done.undoGive(name) };
    void tellSaving(show, run('undoGivenVacancy', about), undone, texts.notDone, ({ wasTold }) =>
      wasTold ? { ...undone, text: t.undoneText } : undone,
    );
  };
  const form = useCommandForm(
    async (_: FormData) =>
      startsOn === null
        ? notDone(t.dayMissing, 'startsOn')
        : run('giveVacancy', {
            ...about,
            startsOn,
            therapist,
            afterwards,
            dropDay: afterwards === 'waitOn' && !isSingle && dropDay,
            tell: tell && hasEmail,
          }),
    {
      fields: ['startsOn', 'therapist', 'dropDay'],
      titles: { invalid: t.invalid, failed: t.failed },
      onDone: () => {
        show({ title: t.done(name), action: { label: texts.undo, run: undo } });
        onClose();
      },
    },
  );
  const isChanged = startsOn !== vacancy.startsOn || therapist !== vacancy.therapist;
  const unsaved = useUnsavedInput(isChanged && !form.isRunning, { text: t.wouldBeLost });
  const cancel = () => void unsaved.mayLeave().then((may) => may && onClose());
  const id = 'platz-vergeben';
  return (
    <Modal
      title={t.title(name)}
      isFrozen={form.isRunning}
      onCancel={cancel}
      actions={
        <>
          <Button look="plain" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} look="filled" busy={form.isRunning}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={id} className="stack gap-4" noValidate onSubmit={form.onSubmit}>
        {form.summary}
        <p className="hint">
          {[
            vacancyTime(vacancy.slot),
            plan && locationName(plan, vacancy.slot.locationId),
            whenOf(vacancy, today),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <DayField
          {...form.field('startsOn')}
          label={t.startsOn}
          value={startsOn}
          onChange={setStartsOn}
        />
        <TextField
          {...form.field('therapist')}
          label={t.therapist}
          optional={texts.optional}
          autoComplete="off"
          value={therapist}
          onChange={(event) => setTherapist(event.target.value)}
        />
        {!isSingle && (
          <RadioGroup
            label={t.afterwards}
            name="afterwards"
            value={afterwards}
            options={[
              { value: 'archive', label: t.archive },
              { value: 'waitOn', label: t.waitOn },
            ]}
            onChange={(event) =>
              setAfterwards(event.target.value === 'waitOn' ? 'waitOn' : 'archive')
            }
          />
        )}
        {!isSingle && afterwards === 'waitOn' && (
          <Checkbox
            {...form.field('dropDay')}
            label={t.dropDay(weekdayName(vacancy.slot.weekday))}
            checked={dropDay}
            onChange={(event) => setDropDay(event.target.checked)}
          />
        )}
        {hasEmail && (
          <Checkbox
            name="tell"
            label={t.tell}
            hint={t.tellHint}
            checked={tell}
            onChange={(event) => setTell(event.target.checked)}
          />
        )}
      </form>
    </Modal>
  );
}
