/**
 * The practice's own lists, as a quiet line above the requests; the table does not wait for them.
 */
import { Suspense } from 'react';
import styles from '../../features/administration/administration.module.css';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';

const ListsNavigation = lazyWhenOnline(() => import('../../features/lists/lists-navigation.tsx'));

export function ListsLine() {
  const { slug, uid, basePath } = useAdministration();
  return (
    <div className={`off-paper ${styles.lists}`}>
      <Suspense>
        <ListsNavigation slug={slug} uid={uid} basePath={basePath} />
      </Suspense>
    </div>
  );
}
