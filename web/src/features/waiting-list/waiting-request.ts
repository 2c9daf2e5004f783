import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';

export type WaitingRequest = WithId<TherapyRequest>;
