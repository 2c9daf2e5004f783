/** A column that few choose; its code comes with it. */
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { tooltip } from '../../../../ui/tooltip.ts';

export default function EmailLine({ email }: { email: string }) {
  const shown = readableEmail(email);
  return (
    <a href={`mailto:${email}`} className="one-line" {...tooltip(shown)}>
      {shown}
    </a>
  );
}
