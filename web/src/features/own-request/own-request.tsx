/**
 * What somebody's own link shows (design section 3, "Links for patients"): the request as it is, nothing about health, and
 * the one thing that is still to do. Opening it changes nothing, since mail scanners open links too.
 */
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import { formatMoment } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { OwnRequest as Facts } from '@platzwart/domain/request-link';
import { Button } from '../../ui/button.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { Confirmation } from './confirmation.tsx';
import styles from './own-request.module.css';
import { useOwnRequest } from './queries.ts';
import { Reach } from './reach.tsx';
import { texts } from './texts.ts';
import { wishesAt } from './wishes.ts';

type Props = { practice: Practice; form: FormConfiguration; token: string };

export function OwnRequest({ practice, form, token }: Props) {
  const link = { companySlug: practice.slug, token };
  const viewed = useOwnRequest(link);
  switch (viewed.status) {
    case 'loading':
      return (
        <>
          <h1 className="visually-hidden">{texts.title}</h1>
          <Loading text={texts.loading} />
        </>
      );
    case 'failed':
      return (
        <Failure level={1} title={texts.failed.title} action={<Button onClick={viewed.retry}>{texts.failed.retry}</Button>}>
          <p>{texts.failed.text}</p>
        </Failure>
      );
    case 'refused':
      return (
        <div className={styles.page}>
          <h1 tabIndex={-1}>{texts.refused}</h1>
          {viewed.detail && <p role="alert">{viewed.detail.message}</p>}
          <Reach practice={practice} />
        </div>
      );
    case 'known':
      return (
        <div className={styles.page}>
          <h1 tabIndex={-1}>{texts.title}</h1>
          {viewed.request.status === 'open' && <Confirmation link={link} request={viewed.request} onAnswered={viewed.update} />}
          <State request={viewed.request} practice={practice} form={form} />
          <Reach practice={practice} />
        </div>
      );
  }
}

function State({ request, practice, form }: { request: Facts; practice: Practice; form: FormConfiguration }) {
  const t = texts.facts;
  const wishes = wishesAt(practice, form, request);
  const isWaitingForNothing = request.status === 'open' && wishes.every(({ offered }) => offered.length === 0);
  return (
    <section className={styles.state} aria-labelledby="stand">
      <h2 id="stand">{texts.status[request.status]}</h2>
      <p>{isWaitingForNothing ? texts.noneOffered : texts.statusText[request.status]}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.requestedAt}</dt>
          <dd>{formatMoment(new Date(request.requestedAt))} Uhr</dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>
            {request.email} ({request.emailConfirmed ? texts.confirmed : texts.unconfirmed})
          </dd>
        </div>
        {wishes.map(({ place, offered, former }) => (
          <div key={place}>
            <dt>{wishes.length === 1 ? t.times : place}</dt>
            <dd>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
              <ul role="list" className={styles.times}>
                {offered.length + former.length === 0 && <li>{texts.noTimesHere}</li>}
                {offered.map((time) => (
                  <li key={time}>{time}</li>
                ))}
                {former.map((time) => (
                  <li key={time} className={styles.former}>
                    {time} ({texts.noLongerOffered})
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
