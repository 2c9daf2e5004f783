import type { ArchivedAs, ContactState, Standing } from '@platzwart/domain/request/changes';
import type { EndedOffer } from '@platzwart/domain/vacancies/step-types';
import { seal, unseal } from '../core/sealed.ts';
import type { Tools } from '../core/tools.ts';

/** `activeAt`: the request's afterwards, until its person or the team does something about it. */
type Left = { readonly activeAt: Date | null };

/** A change of a request that can be undone; `ended`: the offer that ended with it. */
type Undoable = { readonly requestId: string } & (
  | (Left & {
      readonly what: 'archived';
      readonly archivedAt: Date;
      readonly ended: EndedOffer | undefined;
    })
  | (Left & {
      readonly what: 'binned';
      readonly binnedAt: Date;
      readonly ended: EndedOffer | undefined;
    })
  | (Left & { readonly what: 'reactivated'; readonly before: ArchivedAs })
  | {
      readonly what: 'contacted';
      readonly before: ContactState;
      readonly after: ContactState;
      readonly standing: Standing;
    }
);

const about = (slug: string) => ({ slug, what: 'request changed' });

/** What `undoRequestChange` needs. */
export const sealedChange = (slug: string, change: Undoable, tools: Tools<'keyedHash'>): string =>
  seal(about(slug), change, tools);

export const unsealedChange = (slug: string, sealed: string, tools: Tools<'keyedHash'>) =>
  unseal<Undoable>(about(slug), sealed, tools);
