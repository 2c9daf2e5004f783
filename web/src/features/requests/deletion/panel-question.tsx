/**
 * The panel's two questions: how to delete a request, and whether to reactivate one that was merged
 * into another.
 */
import { useState } from 'react';
import type { Result } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { focusOpenerWhenBack } from '../../../ui/overlay/row-focus.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { EndingOffers } from '../ending-offers.tsx';
import { texts } from './texts.ts';

type Way = 'bin' | 'forGood';

type Props = {
  request: StoredRequest;
  /** Called before the row disappears. Returns what to do afterwards. */
  onDeleting: () => () => void;
  onCancel: () => void;
};

type PanelQuestionProps = Props & { what: 'delete' | 'reactivate' };

export default function PanelQuestion({ what, ...props }: PanelQuestionProps) {
  return what === 'delete' ? <DeletionQuestion {...props} /> : <ReactivationQuestion {...props} />;
}

function ReactivationQuestion({ request, onCancel }: Props) {
  const { reactivate } = useRequestHandling();
  const [isBusy, setBusy] = useState(false);
  const bringBackMerged = async () => {
    setBusy(true);
    await reactivate(request);
    setBusy(false);
    onCancel();
  };
  const t = texts.merged;
  return (
    <Confirmation
      title={t.title(fullName(request))}
      confirm={t.confirm}
      cancel={t.cancel}
      busy={isBusy ? t.busy : undefined}
      problem={undefined}
      onConfirm={() => void bringBackMerged()}
      onCancel={onCancel}
    >
      <p>{t.text}</p>
    </Confirmation>
  );
}

/** Into the bin, where it can be brought back, or permanently. */
function DeletionQuestion({ request, onDeleting, onCancel }: Props) {
  const { slug } = useRequestHandling();
  const { show } = useToasts();
  const [way, setWay] = useState<Way>('bin');
  const id = { companySlug: slug, requestId: request.id };
  // Offline it fails instead of waiting: a deletion must not run later than intended.
  const { start, isRunning, problem, forget } = useCommand(() =>
    run(way === 'bin' ? 'binRequest' : 'deleteRequest', id),
  );
  const name = fullName(request);

  const undo = (undoBy: string | undefined) => {
    focusOpenerWhenBack(request.id);
    const undoing: Promise<Result<unknown>> = undoBy
      ? run('undoRequestChange', { companySlug: slug, undo: undoBy })
      : run('bringBackRequest', id);
    void tellSaving(show, undoing, { title: texts.broughtBack(name) }, texts.notBroughtBack(name));
  };

  const remove = async () => {
    const goOn = onDeleting();
    const output = await start();
    if (!output) return;
    goOn();
    const undoBy = 'undo' in output ? output.undo : undefined;
    if (way === 'bin')
      show({
        title: texts.binned(name),
        action: { label: texts.undo, run: () => undo(undoBy) },
      });
    else show({ title: texts.done(name) });
  };

  return (
    <Confirmation
      title={texts.title(name)}
      confirm={texts.confirm[way]}
      cancel={texts.cancel}
      busy={isRunning ? texts.busy : undefined}
      problem={problem?.message}
      isDangerous={way === 'forGood'}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <RadioGroup
        label={texts.how}
        name={`loeschen-${request.id}`}
        id={`loeschen-${request.id}`}
        options={texts.ways}
        value={way}
        onChange={(event) => {
          forget();
          setWay(event.target.value === 'forGood' ? 'forGood' : 'bin');
        }}
      />
      <p>{texts.text[way]}</p>
      <EndingOffers requests={[request]} />
      {request.status === 'open' && <p>{texts.archiveInstead}</p>}
    </Confirmation>
  );
}
