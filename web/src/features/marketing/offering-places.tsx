/** A section of its own on `/product`: how a free place is offered, with its video. */
import { recordingOf } from '../../content/recordings.ts';
import { offeringVideo } from '../../content/videos.ts';
import { texts as t } from './offering-texts.ts';
import pages from './pages.module.css';
import styles from './product.module.css';
import { VideoList } from './video-list.tsx';

export default function OfferingPlaces() {
  return (
    <section className={`stack gap-5 ${styles.chapter}`} aria-labelledby="freie-plaetze">
      <div className="stack gap-1">
        <h2 id="freie-plaetze" className="h1">
          {t.title}
        </h2>
        <p className="lead muted">{t.lead}</p>
      </div>
      <ol role="list" className="columns gap-4">
        {t.steps.map(({ title, text }) => (
          <li key={title} className={`stack gap-1 packed ${pages.column}`}>
            <h3>{title}</h3>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ol>
      {recordingOf(offeringVideo.key) && <VideoList videos={[offeringVideo]} heading="h3" />}
    </section>
  );
}
