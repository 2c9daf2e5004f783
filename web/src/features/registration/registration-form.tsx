import { zodResolver } from '@hookform/resolvers/zod';
import { sentences } from '@platzwart/domain/failure';
import { Registration, type RegistrationInput } from '@platzwart/domain/registration';
import { useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { FieldRow, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RegistrationResult } from './commands.ts';
import { LinkPreview } from './link-preview.tsx';
import { PracticePreview } from './practice-preview.tsx';
import styles from './registration.module.css';
import { fieldNames, logoProblem, logoTypes, sortDetails } from './registration-errors.ts';
import { texts } from './texts.ts';

const t = texts.fields;

type Props = {
  register: (registration: Registration, logo: File | undefined) => Promise<RegistrationResult>;
  onRegistered: (slug: string) => void;
  /** Of the person who registers; a start for the contact person and the practice's address. */
  user: { name: string; email: string };
};

export function RegistrationForm({ register: send, onRegistered, user }: Props) {
  const [logo, setLogo] = useState<File>();
  const [unreadableLogo, setUnreadableLogo] = useState<File>();
  const [logoError, setLogoError] = useState<string>();
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, setError, control, formState } = useForm<RegistrationInput, unknown, Registration>({
    resolver: zodResolver(Registration),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus.
    shouldFocusError: false,
    defaultValues: {
      title: '',
      subtitle: '',
      address1: '',
      address2: '',
      address3: '',
      email: user.email,
      website: '',
      contactPerson: user.name,
      listed: true,
    },
  });
  const typed = useWatch({ control });
  const { errors, isSubmitting } = formState;

  const show = (sentence: string, generalMessages: readonly string[] = []) => {
    setProblem(sentence);
    setGeneral(generalMessages);
    setAttempt((n) => n + 1);
  };

  const changeLogo = (file: File | undefined) => {
    setLogo(file);
    setLogoError(logoProblem(file));
  };

  const submit = handleSubmit(
    async (registration) => {
      const wrongLogo = logoProblem(logo) ?? (logo && logo === unreadableLogo ? sentences.notAnImage : undefined);
      setLogoError(wrongLogo);
      if (wrongLogo) return show(sentences.formInvalid);
      setProblem(undefined);
      const result = await send(registration, logo);
      if (result.kind === 'done') return onRegistered(result.slug);
      if (result.kind === 'failed') return show(sentences.serverError);
      const sorted = sortDetails(result.details);
      for (const { field, code, message } of sorted.fields) {
        if (field === 'logoImage') setLogoError(message);
        else setError(field, { type: code, message });
      }
      show(sentences.formInvalid, sorted.general);
    },
    () => show(sentences.formInvalid),
  );

  const field = (name: Exclude<keyof typeof t, 'listed' | 'legalTermsAccepted'>) => ({
    ...t[name],
    ...register(name),
    error: errors[name]?.message,
  });

  const summary = summaryOf(errors, logoError, general, problem);
  // Gone as soon as all that was wrong is put right; a failure of the server stays until the next try.
  const showsSummary = problem !== undefined && (summary.length > 0 || problem === sentences.serverError);

  return (
    <form
      noValidate
      className={styles.columns}
      onSubmit={(event) => {
        // A second press while sending changes nothing.
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      <DocumentTitle title={showsSummary ? texts.failedTitle(texts.documentTitle) : texts.documentTitle} />
      <div className={styles.fields}>
        {showsSummary && <ErrorSummary title={problem} errors={summary} attempt={attempt} />}
        <p className={styles.hint}>{texts.allRequired}</p>
        <Section title={texts.practice}>
          <TextField {...field('title')} autoComplete="organization" />
          <LinkPreview title={typed.title ?? ''} />
          <TextField {...field('subtitle')} />
          <FileField
            label={texts.logo.label}
            hint={texts.logo.hint}
            optional={texts.optional}
            name="logoImage"
            accept={logoTypes.join(',')}
            file={logo}
            onChange={changeLogo}
            onUnreadable={(file) => {
              setUnreadableLogo(file);
              // Too large comes first: whether a browser can show it does not matter then.
              setLogoError(logoProblem(file) ?? sentences.notAnImage);
            }}
            error={logoError}
            texts={texts.logo}
          />
        </Section>
        <Section title={texts.place}>
          <FieldRow>
            <TextField {...field('address1')} autoComplete="address-line1" />
            <TextField {...field('address2')} autoComplete="off" />
          </FieldRow>
          <TextField {...field('address3')} optional={texts.optional} autoComplete="address-line3" />
        </Section>
        <Section title={texts.contact}>
          <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
          <TextField {...field('contactPerson')} autoComplete="name" />
          <TextField {...field('website')} optional={texts.optional} autoComplete="url" inputMode="url" spellCheck={false} />
        </Section>
        <Section title={texts.publication}>
          <Checkbox {...t.listed} {...register('listed')} error={errors.listed?.message} />
          <Checkbox {...t.legalTermsAccepted} {...register('legalTermsAccepted')} error={errors.legalTermsAccepted?.message} />
        </Section>
        <div>
          <Button look="filled" large type="submit" busy={isSubmitting}>
            {isSubmitting ? texts.sending : texts.submit}
          </Button>
        </div>
      </div>
      <PracticePreview
        title={typed.title ?? ''}
        subtitle={typed.subtitle ?? ''}
        address={[typed.address1, typed.address2, typed.address3].filter((line): line is string => Boolean(line?.trim()))}
        website={typed.website ?? ''}
        logo={logoError ? undefined : logo}
      />
    </form>
  );
}

/** One line per problem, in the order of the form; a failure of the server is no list. */
function summaryOf(
  errors: FieldErrors<RegistrationInput>,
  logoError: string | undefined,
  general: readonly string[],
  problem: string | undefined,
): SummaryError[] {
  if (problem !== sentences.formInvalid) return [];
  const atFields = fieldNames.flatMap((name): SummaryError[] => {
    const message = name === 'logoImage' ? logoError : errors[name]?.message;
    return message ? [{ field: name, message }] : [];
  });
  return [...atFields, ...general.map((message) => ({ message }))];
}
