import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { noRequestsTexts as t } from './no-requests-texts.ts';

/** The booking link for the practice's patients. */
export function CopyLink({ link }: { link: string }) {
  const { show } = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      show({ title: t.copied });
    } catch {
      show({ title: t.copyFailed, isUrgent: true });
    }
  };
  return (
    <div className="row gap-3 middle">
      <a href={link} className="lone-link">
        {link.replace(/^https?:\/\//, '')}
      </a>
      <Button look="filled" onClick={() => void copy()}>
        {t.copy}
      </Button>
    </div>
  );
}
