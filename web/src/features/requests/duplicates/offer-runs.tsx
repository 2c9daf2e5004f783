/** Why two requests cannot become one yet: somebody is still offered a place. It leads there. */
import { vacancyParameter } from '@platzwart/domain/screen-paths';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { useVacancy } from '../../../entities/vacancy/queries.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { texts } from './texts.ts';

const t = texts.view;

export function OfferRuns({ request }: { request: StoredRequest }) {
  const { slug } = useRequestHandling();
  const vacancyId = request.offer?.vacancyId;
  const live = useVacancy(slug, vacancyId);
  const slot = live.status === 'loaded' ? live.value?.slot : undefined;
  const name = fullName(request);
  return (
    <div className="row between gap-2 across-4">
      <p className="fill unlimited">
        <span className="strong">
          {slot ? t.offerRunsFor(name, vacancyTime(slot)) : t.offerRuns(name)}
        </span>{' '}
        {t.endOfferFirst}
      </p>
      {vacancyId !== undefined && (
        <ButtonLink to={{ search: `?${vacancyParameter}=${vacancyId}` }}>{t.openOffer}</ButtonLink>
      )}
    </div>
  );
}
