/** For a colleague who has lost what they sign in with: an administrator resets it. */
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { WithId } from '@platzwart/domain/request/request';
import type { Member } from '@platzwart/domain/team/member';
import { useId, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import { texts } from './texts.ts';

const t = texts.reset;

type Props = { slug: string; others: readonly WithId<Member>[] };

export function FactorReset({ slug, others }: Props) {
  const id = useId();
  const question = useQuestion();
  const [uid, setUid] = useState(others[0]?.id ?? '');
  const [done, setDone] = useState('');
  const reset = useCommand(() => run('resetFactors', { companySlug: slug, uid }));
  const chosen = others.find((each) => each.id === uid) ?? others[0];
  if (!chosen) return null;
  const nameOf = ({ name }: Member) => name || texts.nameless;

  const close = () => {
    reset.forget();
    question.close();
  };
  const decide = async () => {
    const planned = await reset.start();
    if (!planned) return;
    setDone(t.done(nameOf(chosen), formatMoment(new Date(planned.dueAt))));
    close();
  };
  return (
    <section className="stack gap-3 within-form" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {t.title}
      </h2>
      <p>{t.text}</p>
      <SelectField
        label={t.who}
        name="verloren"
        options={others.map((member) => ({ value: member.id, label: nameOf(member) }))}
        value={chosen.id}
        onChange={(event) => {
          setUid(event.target.value);
          setDone('');
          close();
        }}
      />
      {question.isOpen ? (
        <Confirmation
          title={t.question(nameOf(chosen))}
          confirm={t.yes}
          busy={reset.isRunning ? t.working : undefined}
          problem={reset.problem?.message}
          isDangerous
          onConfirm={() => void decide()}
          onCancel={close}
        >
          <p>{t.questionText}</p>
        </Confirmation>
      ) : (
        <div className="row">
          <Button ref={question.opener} onClick={question.open}>
            {t.press}
          </Button>
        </div>
      )}
      <p role="status" className="done">
        {done}
      </p>
    </section>
  );
}
