/** A new practice's first steps, each with a link; disappears when all are done. */
import { FirstStep } from '@platzwart/domain/practice/account';
import { settingsPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { SettingState } from './find-settings.ts';
import styles from './first-steps.module.css';
import type { firstStepsOf } from './first-steps-state.ts';
import { firstStepsTexts as t } from './first-steps-texts.ts';

type Props = {
  slug: string;
  steps: ReturnType<typeof firstStepsOf>;
  /** Base address of the settings screens. */
  settingsPath: string;
  bookingPath: string;
  /** Whether its form can be sent: else trying it would end at a closed door. */
  acceptsRequests: boolean;
  /** A single line that expands: it accompanies other content. */
  isFolded?: boolean;
};

export function FirstSteps({
  slug,
  steps: { open, toRemember },
  settingsPath,
  bookingPath,
  acceptsRequests,
  isFolded = false,
}: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const { start, startedWith, problem } = useCommand((step: FirstStep) =>
    run('completeFirstStep', { companySlug: slug, step }),
  );
  const [pressed, setPressed] = useState<readonly FirstStep[]>([]);
  useRemembered(slug, toRemember);

  // A pressed step leaves the list before the practice's account confirms it.
  const shown = open.filter((step) => !pressed.includes(step));

  const mustWait = (step: FirstStep) => step === 'request' && !acceptsRequests;
  const next = shown.find((step) => !mustWait(step));

  const done = async (step: FirstStep) => {
    if (!(await start(step))) return;
    setPressed((before) => [...before, step]);
    // The button disappears with its step: the container announces the progress.
    place.current?.focus();
  };

  const [Box, Head] = isFolded ? (['details', 'summary'] as const) : (['div', 'div'] as const);
  if (shown.length === 0 && pressed.length === 0) return null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={shown.length > 0 ? `${id} ${id}-far` : `${id}-far`}
      className={styles.place}
    >
      {shown.length === 0 ? (
        <p id={`${id}-far`} role="status" className="visually-hidden">
          {t.allDone}
        </p>
      ) : (
        <Box className={isFolded ? `stack gap-2 soft small ${styles.steps}` : 'stack gap-2 small'}>
          <Head className={`row gap-1 across-3 baseline between ${styles.head}`}>
            <h3 id={id} className={isFolded ? 'same-size' : undefined}>
              {t.title}
            </h3>
            <span className="line gap-3 muted">
              <span id={`${id}-far`}>
                {t.progress(FirstStep.options.length - shown.length, FirstStep.options.length)}
              </span>
              <span aria-hidden="true" className={`line ${styles.cells}`}>
                {FirstStep.options.map((step, i) => (
                  <span
                    key={step}
                    data-done={i < FirstStep.options.length - shown.length ? '' : undefined}
                  />
                ))}
              </span>
            </span>
          </Head>
          <ul role="list">
            {FirstStep.options.map((step, i) =>
              shown.includes(step) ? (
                <li
                  key={step}
                  className={`stack line-above ${styles.step}`}
                  data-next={step === next ? '' : undefined}
                >
                  {step === 'email' ? (
                    <span
                      className={`centred small strong coloured round ${styles.mark}`}
                      aria-hidden="true"
                    >
                      {i + 1}
                    </span>
                  ) : (
                    <IconButton
                      label={t.doneNamed(t.steps[step].title)}
                      className={styles.tick}
                      aria-disabled={startedWith?.[0] === step}
                      onClick={() => startedWith?.[0] !== step && void done(step)}
                    >
                      <span className={`centred small strong coloured round ${styles.mark}`}>
                        <span aria-hidden="true">{i + 1}</span>
                        <Check size={14} strokeWidth={3} aria-hidden="true" />
                      </span>
                    </IconButton>
                  )}
                  <p className="shrinks">
                    <span className={`strong block ${styles.what}`}>{t.steps[step].title}</span>{' '}
                    <span className={`muted ${styles.why}`}>
                      {mustWait(step) ? t.onceOpen : t.steps[step].why}
                    </span>
                  </p>
                  {!mustWait(step) && (
                    <StepLink
                      step={step}
                      isNext={step === next}
                      to={
                        step === 'request'
                          ? bookingPath
                          : step === 'lock'
                            ? `${sitePaths.user}#sperre`
                            : `${settingsPath}/${screens[step]}`
                      }
                    />
                  )}
                </li>
              ) : (
                <li key={step} className={`stack line-above ${styles.step}`} data-done="">
                  <span className={`centred small strong coloured round ${styles.mark}`}>
                    <Check size={14} strokeWidth={3} aria-hidden="true" />
                  </span>
                  <p>
                    <span className="visually-hidden">{t.isDone} </span>
                    {t.steps[step].title}
                  </p>
                </li>
              ),
            )}
          </ul>
          <div role="alert">
            <FieldError id={`${id}-problem`} error={problem?.message} />
          </div>
        </Box>
      )}
    </section>
  );
}

const screens = {
  email: settingsPaths.profile,
  logo: settingsPaths.profile,
  plan: settingsPaths.locations,
  form: settingsPaths.form,
  share: `${settingsPaths.profile}#teilen`,
} as const;

/** Where on its screen the address is confirmed: its own label. */
const atEmail: SettingState = { setting: 'E-Mail-Adresse der Praxis' };

/** The booking form is the patients' side: closing it returns to the list. */
function StepLink({ step, isNext, to }: { step: FirstStep; isNext: boolean; to: string }) {
  const isApart = step === 'request';
  const { title, act } = t.steps[step];
  return (
    <ButtonLink
      look={isNext ? 'filled' : 'plain'}
      to={to}
      aria-label={isApart ? `${title} ${t.newTab}` : title}
      className={styles.act}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
      {...(step === 'email' && { state: atEmail })}
    >
      {act}
    </ButtonLink>
  );
}

/** What this page has recorded: the steps move within the screen, and would record it again. */
const recorded = new Set<string>();

/** Recorded once, silently: the reader has nothing to do about it. The next visit retries. */
function useRemembered(slug: string, toRemember: readonly FirstStep[]) {
  useEffect(() => {
    for (const step of toRemember) {
      if (recorded.has(`${slug} ${step}`)) continue;
      recorded.add(`${slug} ${step}`);
      void run('completeFirstStep', { companySlug: slug, step });
    }
  });
}
