/** How long people waited, as somebody may say it on the phone; to copy. */

import type { WaitRanges } from '@platzwart/domain/practice/wait-ranges';
import type { Half } from '@platzwart/domain/statistics/months';
import { phoneText } from '@platzwart/domain/statistics/wait-range';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

const t = {
  copy: 'Satz kopieren',
  copied: 'Kopiert',
  failed: 'Der Satz ließ sich nicht kopieren. Du kannst ihn markieren.',
};

/** Says beside the button what came of it: the start page has no toasts. */
export function PhoneText({ ranges, half }: { ranges: WaitRanges; half?: Half | undefined }) {
  const [copied, setCopied] = useState<boolean>();
  const text = phoneText(ranges, half);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="row gap-1 across-3">
      <p>„{text}“</p>
      <Button look="plain" onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {copied ? t.copied : t.copy}
      </Button>
      <p role="status" className="hint">
        {copied === false && t.failed}
        {copied && <span className="visually-hidden">{t.copied}</span>}
      </p>
    </div>
  );
}
