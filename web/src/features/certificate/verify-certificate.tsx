/**
 * Type the number of a certificate, or come with it in the address, and read what we know of it and
 * of the practice that issued it.
 */
import { addressLine } from '@platzwart/domain/contact/address-line';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { VerifiedCertificate } from '@platzwart/domain/patient-portal/certificate';
import { readCertificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageAt } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts as t } from './texts.ts';

type IssuingPractice = Pick<Practice, 'slug' | 'title' | 'locations'>;

/** `given`: the number in the address; '' if it has none. */
export function VerifyCertificate({
  practice,
  given,
}: {
  practice: IssuingPractice;
  given: string;
}) {
  const [typed, setTyped] = useState(() => readCertificateNumber(given) ?? given);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [birthdate, setBirthdate] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { start, isRunning, output, problem, forget } = useCommand((number: string) =>
    run('viewCertificate', {
      companySlug: practice.slug,
      number,
      ...(birthdate.trim() !== '' && { birthdate }),
    }),
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
        className="framed raised roomy stack gap-4"
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
      <div role="status">
        {output && <Verified practice={practice} number={typed} certificate={output.certificate} />}
      </div>
    </div>
  );
}

type Shown = { practice: IssuingPractice; number: string };

function Verified({ certificate, ...shown }: Shown & { certificate: VerifiedCertificate | null }) {
  if (!certificate) return <Doubtful title={t.unknown} text={t.unknownText} />;
  const { birthdate } = certificate;
  if (birthdate === 'differs') return <Doubtful title={t.differs} text={t.differsText} />;
  return <Known {...shown} certificate={certificate} birthdate={t.birthdateIs[birthdate]} />;
}

function Known({
  practice,
  number,
  certificate,
  birthdate,
}: Shown & { certificate: VerifiedCertificate; birthdate: string }) {
  const { issuedOn, waitsSince, notBefore, paused, entered, issuer } = certificate;
  const asked = formatGermanDate(waitsSince);
  const addresses = practice.locations.map(addressLine).filter(Boolean).join('\n');
  // First what stands on the sheet in their hands, then who issued it.
  const facts = [
    [t.numberShown, number],
    [t.waitsSince, entered ? t.entered(asked) : asked],
    [t.noOffer, formatGermanDate(issuedOn)],
    ...(notBefore === null ? [] : [[t.notBefore, formatGermanDate(notBefore)] as const]),
    ...(paused ? [[t.paused, t.yes] as const] : []),
    [t.birthdate, birthdate],
    [t.practice, practice.title],
    ...(addresses === '' ? [] : [[t.address, addresses] as const]),
    [t.since, formatGermanDate(issuer.since)],
    [
      t.identity,
      issuer.checked
        ? t.identityChecked(issuer.checked.on, issuer.checked.what)
        : t.identityUnknown,
    ],
  ] as const;
  return (
    <Note isWarm={issuer.checked === null}>
      <h2 className="h3">{t.issued(issuedOn)}</h2>
      {issuer.checked === null && <p>{t.identityWarning}</p>}
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd className="anywhere written">{value}</dd>
          </div>
        ))}
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
