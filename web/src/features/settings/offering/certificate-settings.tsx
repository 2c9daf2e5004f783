/** Whether patients get a certificate of waiting, what else it says, and how it reads. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { certificateLines } from '@platzwart/domain/patient-portal/certificate-texts';
import type { OfferingSettings } from '@platzwart/domain/practice/offering-settings';
import { useId } from 'react';
import { isDay } from '../typed-day.ts';
import type { SettingsForm } from '../use-settings-form.tsx';
import { DayField } from './day-field.tsx';
import { type Identity, IdentityState } from './identity-state.tsx';
import { texts } from './texts.ts';

const t = texts.paper;

type Props = { form: SettingsForm<OfferingSettings>; today: IsoDate; identity: Identity };

/** What belongs to it once it is allowed. */
export function CertificateSettings({ form, today, identity }: Props) {
  const { noPlaceBefore } = form.values;
  return (
    <>
      <IdentityState identity={identity} isStored={form.stored.certificates} />
      <div className="short">
        <DayField
          {...form.field('noPlaceBefore')}
          {...texts.fields.noPlaceBefore}
          value={noPlaceBefore}
          onChange={(day) => form.change({ noPlaceBefore: day })}
        />
      </div>
      <Sample
        today={today}
        notBefore={isDay(noPlaceBefore) && noPlaceBefore > today ? noPlaceBefore : null}
      />
    </>
  );
}

function Sample({ today, notBefore }: { today: IsoDate; notBefore: IsoDate | null }) {
  const id = useId();
  const waitsSince = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`;
  const [waits, ...others] = certificateLines({
    waitsSince,
    issuedOn: today,
    notBefore,
    paused: false,
    entered: false,
  });
  return (
    <section className="stack gap-2 framed padded" aria-labelledby={id}>
      <h4 id={id}>{t.title}</h4>
      <p>
        <strong>{t.name}</strong> {waits}
      </p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="hint">{t.others}</p>
    </section>
  );
}
