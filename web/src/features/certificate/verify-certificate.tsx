/** Type the number of a certificate, or come with it in the address, and read whether it is genuine. */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { VerifiedCertificate } from '@platzwart/domain/patient-portal/certificate';
import { readCertificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { patientMessages } from '../../calls/patient-messages.ts';
import { messageAt } from '../../calls/problem.ts';
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
  const [birthdate, setBirthdate] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { start, isRunning, output, problem, forget } = useCommand((number: string) =>
    run('viewCertificate', { companySlug: practice.slug, number, ...(birthdate.trim() !== '' && { birthdate }) }, patientMessages),
  );
  const notADate = messageAt(problem, 'birthdate');
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
        <TextField
          name="birthdate"
          autoComplete="off"
          inputMode="numeric"
          label={t.birthdate}
          optional={t.optional}
          hint={t.birthdateHint}
          error={notADate}
          value={birthdate}
          onChange={(event) => {
            forget();
            setBirthdate(event.target.value);
          }}
        />
        <div role="alert">
          <FieldError id="nummer-fehler" error={notADate ? undefined : problem?.message} />
        </div>
        <Button type="submit" look="filled" large className="own-width" busy={isRunning}>
          {isRunning ? t.pressing : t.press}
        </Button>
      </form>
      <div role="status">{output && <Verified number={typed} certificate={output.certificate} />}</div>
    </div>
  );
}

type GenuineProps = { number: string; certificate: VerifiedCertificate; birthdate: string };

function Verified({ number, certificate }: { number: string; certificate: VerifiedCertificate | null }) {
  if (!certificate) return <Doubtful title={t.unknown} text={t.unknownText} />;
  const { birthdate } = certificate;
  if (birthdate === 'differs') return <Doubtful title={t.differs} text={t.differsText} />;
  return <Genuine number={number} certificate={certificate} birthdate={t.birthdateIs[birthdate]} />;
}

function Genuine({ number, certificate: { issuedOn, waitsSince, notBefore, paused }, birthdate }: GenuineProps) {
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
        {paused && (
          <div>
            <dt>{t.paused}</dt>
            <dd>{t.yes}</dd>
          </div>
        )}
        <div>
          <dt>{t.birthdate}</dt>
          <dd>{birthdate}</dd>
        </div>
      </dl>
      <p>{t.compare}</p>
    </Note>
  );
}

function Doubtful({ title, text }: { title: string; text: string }) {
  return (
    <Note isWarm>
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
    </Note>
  );
}
