/** Whether the form shows patients the demand for each time. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { hasLevels } from '@platzwart/domain/waiting-list/demand';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { run } from '../../../calls/run.ts';
import { useOptimisticValue } from '../../../calls/use-optimistic-value.ts';
import { Switch } from '../../../ui/switch.tsx';
import shared from '../settings.module.css';
import type { ReadOnlyState } from './settings-view.tsx';
import { texts } from './texts.ts';
import styles from './waiting-list-settings.module.css';

const t = texts.demand;

type Props = {
  slug: string;
  /** As set in the practice's form. */
  isShown: boolean;
  openCount: number | undefined;
  readOnly: ReadOnlyState | undefined;
};

export function DemandSection({ slug, isShown, openCount, readOnly }: Props) {
  const id = useId();
  const {
    value: isOn,
    problem,
    isSaved,
    change,
  } = useOptimisticValue(isShown, (to, from) =>
    run('updateFormConfiguration', { companySlug: slug, edits: { demandShown: { from, to } } }),
  );
  const isTooFew = isOn && openCount !== undefined && !hasLevels(openCount);
  return (
    <section className={`stack left ruled ${shared.split}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      {/* The disabled state applies to the switch, which stays focusable. */}
      <fieldset
        className={styles.switch}
        aria-labelledby={id}
        aria-disabled={readOnly !== undefined}
        aria-describedby={readOnly?.noteId}
      >
        <Switch
          id="nachfrage-zeigen"
          label={t.label}
          hint={t.hint}
          error={problem?.message}
          isOn={isOn}
          onChange={(wanted) => {
            if (!readOnly) change(wanted);
          }}
        />
      </fieldset>
      <p role="status" className="done">
        {isSaved && (isOn ? t.shown : t.hidden)}
      </p>
      {isTooFew && <p className="hint">{t.tooFew(openCount)}</p>}
      <Link to={sitePaths.booking(slug)} target="_blank" rel="noopener" className="tap gap-1">
        <ExternalLink size={16} aria-hidden="true" />
        {t.toForm}
        <span className="visually-hidden">{t.newTab}</span>
      </Link>
    </section>
  );
}
