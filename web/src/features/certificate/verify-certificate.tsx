/** Type the number of a certificate, or come with it in the address, and read whether it is genuine. */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { CertifiedWait } from '@platzwart/domain/patient-portal/certificate';
import { readCertificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts as t } from './texts.ts';

/** `given`: the number in the address; '' if it has none. */
export function VerifyCertificate({ practice, given }: { practice: Pick<Practice, 'slug' | 'title'>; given: string }) {
  const [typed, setTyped] = useState(() => readCertificateNumber(given) ?? given);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const { start, isRunning, output, problem, forget } = useCommand((number: string) =>
    run('viewCertificate', { companySlug: practice.slug, number }, { failed: t.failed, denied: t.failed }),
  );
  const verify = () => {
    const number = readCertificateNumber(typed);
    if (number === undefined) {
      setWrong(typed.trim() === '' ? t.missing : t.mistyped);
      return field.current?.focus();
    }
    setTyped(number);
    void start(number);
  };
  const verifyGiven = useEffectEvent(() => {
    if (given !== '') verify();
  });
  useEffect(() => verifyGiven(), []);

  return (
    <div className="stack gap-5 form-width">
      <PageHeader title={t.title} lead={t.lead(practice.title)} />
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          verify();
        }}
      >
        <TextField
          ref={field}
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t.number}
          hint={t.hint}
          error={wrong}
          value={typed}
          onChange={(event) => {
            forget();
            setWrong(undefined);
            setTyped(event.target.value);
          }}
        />
        <div role="alert">
          <FieldError id="nummer-fehler" error={problem?.message} />
        </div>
        <Button type="submit" look="filled" large className="own-width" busy={isRunning}>
          {isRunning ? t.pressing : t.press}
        </Button>
      </form>
      <div role="status">{output && (output.certificate ? <Genuine number={typed} certificate={output.certificate} /> : <Unknown />)}</div>
    </div>
  );
}

type GenuineProps = { number: string; certificate: CertifiedWait };

function Genuine({ number, certificate: { issuedOn, waitsSince, notBefore } }: GenuineProps) {
  const days = [
    [t.waitsSince, waitsSince],
    [t.noOffer, issuedOn],
    ...(notBefore === null ? [] : [[t.notBefore, notBefore] as const]),
  ] as const;
  return (
    <Note>
      <h2 className="h3">{t.genuine(issuedOn)}</h2>
      <dl className="facts">
        <div>
          <dt>{t.numberShown}</dt>
          <dd className="anywhere">{number}</dd>
        </div>
        {days.map(([label, day]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatGermanDate(day)}</dd>
          </div>
        ))}
      </dl>
      <p>{t.compare}</p>
    </Note>
  );
}

function Unknown() {
  return (
    <Note isWarm>
      <h2 className="h3">{t.unknown}</h2>
      <p>{t.unknownText}</p>
    </Note>
  );
}
