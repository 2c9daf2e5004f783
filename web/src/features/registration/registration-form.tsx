import { detailsOf, messages } from '@platzwart/domain/failure';
import { logoProblem, logoTypes } from '@platzwart/domain/practice/logo';
import type { SaidRegion } from '@platzwart/domain/practice/read-region';
import { Registration } from '@platzwart/domain/practice/registration';
import type { RegistrationPayload } from '@platzwart/domain/practice/registration-payload';
import { slugCandidates } from '@platzwart/domain/practice/slug';
import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, Suspense, useState } from 'react';
import { type Result, refusal, wrongFields } from '../../calls/problem.ts';
import { Proving } from '../../calls/proving.tsx';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { RegionPending } from '../../entities/practice/region-pending.tsx';
import { useRegionReading } from '../../entities/practice/use-region-reading.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { loadWhenOnline } from '../../ui/lazy-when-online.ts';
import { FieldRow, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { type DrawCard, PracticePreview } from './practice-preview.tsx';
import styles from './registration.module.css';
import { texts } from './texts.ts';

const t = texts.fields;

/**
 * After an address only, with the names of all regions. Without it the server reads the address
 * alone: nothing typed is lost for it.
 */
const RegionField = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('../../entities/practice/region-field.tsx')).RegionField,
  })).catch(() => ({
    default: RegionPending,
  })),
);

/** In form order; 'logoImage' is the file sent alongside the fields. */
const fieldNames = Object.keys(t satisfies Record<keyof RegistrationPayload, unknown>).flatMap(
  (name) => (name === 'subtitle' ? [name, 'logoImage'] : [name]),
);

type TextName = Exclude<keyof typeof t, 'listed' | 'legalTermsAccepted' | 'region'>;

export type RegistrationFormProps = {
  register: (registration: RegistrationPayload, logo: File | undefined) => Promise<Result<string>>;
  onRegistered: (slug: string) => void;
  onTouch?: () => unknown;
  /** The registering user; prefills the contact person and the practice's address. */
  user: { name: string; email: string };
  card: DrawCard;
};

export function RegistrationForm({
  register,
  onRegistered,
  onTouch,
  user,
  card,
}: RegistrationFormProps) {
  const [values, setValues] = useState({
    title: '',
    subtitle: '',
    address1: '',
    address2: '',
    address3: '',
    email: user.email,
    contactPerson: user.name,
    phone: '',
    website: '',
    listed: true,
    legalTermsAccepted: false,
  });
  /** Chosen by hand, for the address of that moment. */
  const [said, setSaid] = useState<SaidRegion>();
  const reading = useRegionReading(values, said);
  const region = reading?.kind === 'read' ? reading.region : undefined;
  const { address1, address2, address3 } = values;
  const [logo, setLogo] = useState<File>();
  const [unreadableLogo, setUnreadableLogo] = useState<File>();
  const wrongLogo =
    logoProblem(logo) ?? (logo && logo === unreadableLogo ? messages.notAnImage : undefined);

  const form = useCommandForm(() => register({ ...Registration.parse(values), region }, logo), {
    check: () => {
      const { error } = Registration.safeParse(values);
      const wrong = wrongFields({ logoImage: wrongLogo })?.problem.details ?? [];
      // Not read yet: the server reads it too, and asks later where it is in doubt.
      const unplaced =
        reading && reading.kind !== 'reading' && reading.kind !== 'unread' && !region
          ? [{ field: 'region', code: 'required', message: t.region.required }]
          : [];
      const details = [...(error ? detailsOf(error) : []), ...unplaced, ...wrong];
      return details.length > 0 ? { ok: false, problem: refusal(details) } : undefined;
    },
    fields: fieldNames,
    titles: {
      invalid: messages.formInvalid,
      failed: ({ kind }) => (kind === 'refused' ? messages.formInvalid : undefined),
    },
    onDone: (slug) => {
      unsaved.release();
      onRegistered(slug);
    },
  });
  const unsaved = useUnsavedInput(form.isTyped, { text: texts.wouldBeLost });
  const logoError = wrongLogo ?? form.field('logoImage').error;

  const field = (name: TextName) => ({
    ...t[name],
    ...form.field(name),
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  const box = (name: 'listed' | 'legalTermsAccepted') => ({
    ...t[name],
    ...form.field(name),
    checked: values[name],
    onChange: (event: { target: { checked: boolean } }) =>
      setValues({ ...values, [name]: event.target.checked }),
  });

  return (
    <form
      noValidate
      className={`stack gap-6 top ${styles.columns}`}
      onFocus={onTouch}
      onSubmit={form.onSubmit}
    >
      <DocumentTitle
        title={form.hasProblem ? texts.failedTitle(texts.documentTitle) : texts.documentTitle}
      />
      <div className="stack gap-6 within-form">
        {form.summary}
        <p className="hint">{texts.allRequired}</p>
        <Section title={texts.practice}>
          <TextField {...field('title')} autoComplete="organization" />
          <LinkPreview title={values.title} />
          <TextField {...field('subtitle')} />
          <FileField
            label={texts.logo.label}
            hint={texts.logo.hint}
            optional={texts.optional}
            name="logoImage"
            accept={logoTypes.join(',')}
            file={logo}
            onChange={(file) => {
              setLogo(file);
              form.field('logoImage').onInput();
            }}
            onUnreadable={setUnreadableLogo}
            error={logoError}
            texts={texts.logo}
          />
        </Section>
        <Section title={texts.place}>
          <FieldRow>
            <TextField {...field('address1')} autoComplete="address-line1" />
            <TextField {...field('address2')} autoComplete="off" />
          </FieldRow>
          <TextField
            {...field('address3')}
            optional={texts.optional}
            autoComplete="address-line3"
          />
          {reading && (
            <Suspense fallback={<RegionPending />}>
              <RegionField
                {...form.field('region')}
                reading={reading}
                onChange={(next) => setSaid(next && { address1, address2, address3, region: next })}
              />
            </Suspense>
          )}
        </Section>
        <Section title={texts.contact}>
          <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
          <TextField {...field('contactPerson')} autoComplete="name" />
          <TextField {...field('phone')} optional={texts.optional} type="tel" autoComplete="tel" />
          <TextField
            {...field('website')}
            optional={texts.optional}
            autoComplete="url"
            inputMode="url"
            spellCheck={false}
          />
        </Section>
        <Section title={texts.publication}>
          <Checkbox {...box('listed')} />
          <Checkbox {...box('legalTermsAccepted')} hint={<LegalTexts />} />
        </Section>
        <div>
          <Button look="filled" large type="submit" busy={form.isRunning}>
            {form.isRunning ? texts.sending : texts.submit}
          </Button>
          <Proving isSending={form.isRunning} />
          <p role="status" className={form.slow ? 'hint' : 'visually-hidden'}>
            {form.isRunning && (form.slow ?? texts.sending)}
          </p>
        </div>
      </div>
      <PracticePreview
        title={values.title}
        subtitle={values.subtitle}
        logo={logoError ? undefined : logo}
        card={card}
      />
    </form>
  );
}

/** Opens in a new tab: entries here are preserved. */
function LegalTexts() {
  const { read, termsOfService, and, privacyPolicy, newTab } = texts.legal;
  return (
    <>
      {read}{' '}
      <a href={sitePaths.termsOfService} target="_blank" rel="noopener">
        {termsOfService}
      </a>{' '}
      {newTab} {and}{' '}
      <a href={sitePaths.privacyPolicy} target="_blank" rel="noopener">
        {privacyPolicy}
      </a>{' '}
      {newTab}
    </>
  );
}

/** Preview of the link while the name is typed; a placeholder until the name yields one. */
function LinkPreview({ title }: { title: string }) {
  const [slug] = slugCandidates(title);
  return (
    <p className="stack gap-1 unlimited soft">
      <span className="small">{texts.link.label}</span>
      <output className="anywhere" htmlFor="title">
        {location.host}/
        <span className={slug ? 'strong deep' : 'muted'}>{slug ?? texts.link.placeholder}</span>
      </output>
      <span className="hint">{texts.link.hint}</span>
    </p>
  );
}
