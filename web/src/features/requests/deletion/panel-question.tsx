/** The panel's two questions: how to delete a request, and whether to reactivate one that was merged into another. */
import { useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { focusOpenerWhenBack } from '../../../ui/overlay/row-focus.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type StoredRequest, useRequestHandling } from '../request-handling.tsx';
import { bringBack, deleteForGood, moveToBin } from './commands.ts';
import { texts } from './texts.ts';

type Way = 'bin' | 'forGood';

type Props = {
  request: StoredRequest;
  /** Called before the row disappears. Returns what to do afterwards. */
  onDeleting: () => () => void;
  onCancel: () => void;
};

export type PanelQuestionProps = Props & { what: 'delete' | 'reactivate' };

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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const name = fullName(request);

  const undo = async () => {
    focusOpenerWhenBack(request.id);
    const refusal = await bringBack(slug, request.id);
    if (refusal) show({ title: texts.notBroughtBack(name), text: refusal, isUrgent: true });
    else show({ title: texts.broughtBack(name) });
  };

  const remove = async () => {
    const goOn = onDeleting();
    setBusy(true);
    const refusal = await (way === 'bin' ? moveToBin : deleteForGood)(slug, request.id);
    setBusy(false);
    if (refusal) return setProblem(refusal);
    goOn();
    if (way === 'bin') show({ title: texts.binned(name), action: { label: texts.undo, run: () => void undo() } });
    else show({ title: texts.done(name) });
  };

  return (
    <Confirmation
      title={texts.title(name)}
      confirm={texts.confirm[way]}
      cancel={texts.cancel}
      busy={isBusy ? texts.busy : undefined}
      problem={problem}
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
          setProblem(undefined);
          setWay(event.target.value === 'forGood' ? 'forGood' : 'bin');
        }}
      />
      <p>{texts.text[way]}</p>
      {request.status === 'open' && <p>{texts.archiveInstead}</p>}
    </Confirmation>
  );
}
