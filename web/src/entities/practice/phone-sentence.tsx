/** How long people waited, as somebody may say it on the phone; to copy. */
import { phoneSentence, type WaitRanges } from '@platzwart/domain/statistics/wait-range';
import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';

const t = {
  copy: 'Satz kopieren',
  copied: 'Satz kopiert.',
  failed: 'Der Satz ließ sich nicht kopieren. Du kannst ihn markieren.',
};

export function PhoneSentence({ ranges }: { ranges: WaitRanges }) {
  const { show } = useToasts();
  const sentence = phoneSentence(ranges);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sentence);
      show({ title: t.copied });
    } catch {
      show({ title: t.failed, isUrgent: true });
    }
  };
  return (
    <div className="row gap-1 across-3">
      <p className="fill">„{sentence}“</p>
      <Button look="plain" className="rigid" onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t.copy}
      </Button>
    </div>
  );
}
