/** What the team can say about waiting, and what the practice's page says. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { Link } from 'react-router';
import { PhoneText } from '../../entities/practice/phone-text.tsx';
import { useAccount } from '../../entities/practice/queries.ts';
import styles from './statistics.module.css';
import { texts } from './texts.ts';

const t = texts.honest;

export function HonestAnswers({
  slug,
  waitLine,
  basePath,
}: {
  slug: string;
  waitLine: string;
  basePath: string;
}) {
  const account = useAccount(slug);
  if (account.status !== 'loaded' || !account.value) return null;
  const { waitRanges, isListGrowing, offering } = account.value;
  return (
    <section className={`soft ${styles.honest}`} aria-labelledby="auskunft">
      <h3 id="auskunft">{t.title}</h3>
      {waitRanges ? <PhoneText ranges={waitRanges} /> : <p>{t.none}</p>}
      <p className="hint">
        {waitLine
          ? `${t.shown} „${waitLine}“`
          : isListGrowing && offering.waitShown
            ? t.growing
            : t.hidden}{' '}
        <Link to={`${basePath}/${screenPaths.setting('offering')}`}>{t.change}</Link>
      </p>
    </section>
  );
}
