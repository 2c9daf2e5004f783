/**
 * Behind the link in the e-mail that asks whether an address wants to know when a practice takes
 * requests again: a press confirms it, another one deletes it, as often as they like. Opening the
 * page changes nothing, since mail scanners open links too.
 */
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { noticeMonths } from '@platzwart/domain/practice/notice-months';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { noticeTexts as t } from './notice-texts.ts';

type Answer = 'confirm' | 'forget';

export function AnswerNotice({ practice, token }: { practice: Practice; token: string }) {
  const { start, isRunning, startedWith, output, problem } = useCommand(async (answer: Answer) => {
    const answered = await run('answerIntakeNotice', { companySlug: practice.slug, token, answer });
    return answered.ok ? { ...answered, output: answer } : answered;
  });
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (output) thanks.current?.focus();
  }, [output]);
  const isOpen = acceptsRequests(practice);
  const button = (answer: Answer, text: string, busy: string) => {
    const isBusy = isRunning && startedWith?.[0] === answer;
    return (
      <Button
        look={answer === 'confirm' ? 'filled' : 'outlined'}
        large
        busy={isBusy}
        onClick={() => void start(answer)}
      >
        {isBusy ? busy : text}
      </Button>
    );
  };
  return (
    <div className="stack gap-5 left form-width">
      <PageHeader
        title={t.ask}
        lead={
          isOpen ? t.openLead(practice.title) : output ? undefined : t.confirmLead(practice.title)
        }
      />
      {output && (
        <Note>
          <p ref={thanks} tabIndex={-1} role="status">
            {output === 'confirm' ? t.confirmed : t.forgotten}
          </p>
        </Note>
      )}
      <div role="alert">
        <FieldError id="bescheid-fehler" error={problem?.message} />
      </div>
      <div className="row gap-3">
        {isOpen && (
          <ButtonLink look="filled" large to={sitePaths.booking(practice.slug)}>
            {t.toForm}
          </ButtonLink>
        )}
        {!output && !isOpen && button('confirm', t.confirm, t.confirming)}
        {output !== 'forget' && button('forget', t.forget, t.forgetting)}
      </div>
      {!output && !isOpen && <p className="strong">{t.noPlace}</p>}
      {!output && <p>{isOpen ? t.openText : `${t.once(noticeMonths)} ${t.confirmedBefore}`}</p>}
    </div>
  );
}
