import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';

const t = {
  newTab: ' (öffnet in neuem Tab)',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  copyFailed: 'Der Link ließ sich nicht kopieren. Du kannst ihn oben markieren.',
};

/** The booking link for the practice's patients. */
export function CopyLink({
  link,
  look = 'outlined',
}: {
  link: string;
  look?: 'outlined' | 'filled';
}) {
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
    <>
      <a href={link} target="_blank" rel="noopener" className="lone-link">
        <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
        <span className="visually-hidden">{t.newTab}</span>
      </a>
      <Button look={look} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t.copy}
      </Button>
    </>
  );
}
