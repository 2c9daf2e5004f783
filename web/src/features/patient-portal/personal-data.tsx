/**
 * Personal data: shown only after a second proof, since an address with a typing error sends the
 * link to a stranger.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Detail } from '@platzwart/domain/failure';
import type { PersonalData as Data } from '@platzwart/domain/patient-portal/personal-data';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Loading } from '../../ui/states.tsx';
import { Problems } from './answer-feedback.tsx';
import type { ProofOfCertificate } from './certificate-request.tsx';
import styles from './patient-portal.module.css';
import { personalDataTexts as t } from './personal-data-texts.ts';
import { rowsOf } from './personal-rows.ts';
import { ProofInput, useProof } from './proof-field.tsx';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

type Props = {
  portal: PortalAccess;
  request: PortalView;
  form: FormConfiguration;
  /** Whether the practice issues certificates of waiting for such requests. */
  isCertifying: boolean;
};

const ContactForm = lazyWhenOnline(async () => ({
  default: (await import('./contact-form.tsx')).ContactForm,
}));
/** Few practices allow it. */
const CertificateRequest = lazyWhenOnline(async () => ({
  default: (await import('./certificate-request.tsx')).CertificateRequest,
}));
const Download = lazyWhenOnline(async () => ({
  default: (await import('./download.tsx')).Download,
}));

/** The proof and its kind: each further step must be proven again, the same way. */
export type Proven = { proof: string; data: Data };

export function PersonalData({ portal, request, form, isCertifying }: Props) {
  const [proven, setProven] = useState<Proven | undefined>(undefined);
  const [saved, setSaved] = useState(0);
  const certificate = isCertifying
    ? (proof: ProofOfCertificate) => (
        <Suspense fallback={<Loading text={t.loading} />}>
          <CertificateRequest portal={portal} refusal={request.certificateRefusal} {...proof} />
        </Suspense>
      )
    : undefined;
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="angaben">
      <h3 id="angaben">{t.title}</h3>
      <dl className="facts full">
        <div>
          <dt className="muted">{texts.email}</dt>
          <dd className="anywhere">
            {request.email} ({request.emailConfirmed ? texts.confirmed : texts.unconfirmed})
            {request.pendingEmail && <>, {texts.pendingEmail(request.pendingEmail)}</>}
          </dd>
        </div>
      </dl>
      {proven ? (
        <>
          <Rows data={proven.data} takesFocus={saved === 0} />
          {certificate?.({ given: () => proven.proof })}
          <Suspense fallback={<Loading text={t.loading} />}>
            {request.status === 'open' && request.revokedUntil === null && (
              <ContactForm
                key={saved}
                isSaved={saved > 0}
                portal={portal}
                form={form}
                proven={proven}
                onSaved={(next) => {
                  setSaved(saved + 1);
                  setProven(next);
                }}
              />
            )}
            <Download portal={portal} proof={proven.proof} />
          </Suspense>
        </>
      ) : (
        <Proof
          portal={portal}
          kind={request.proof}
          certificate={certificate}
          onProven={setProven}
        />
      )}
    </section>
  );
}

type ProofProps = {
  portal: PortalAccess;
  kind: PortalView['proof'];
  /** What else the proof opens. */
  certificate: ((proof: ProofOfCertificate) => ReactNode) | undefined;
  onProven: (proven: Proven) => void;
};

function Proof({ portal, kind, certificate, onProven }: ProofProps) {
  const answering = useAnswer(portal);
  const [elsewhere, setElsewhere] = useState<readonly Detail[]>([]);
  const forget = () => {
    answering.forget();
    setElsewhere([]);
  };
  const proof = useProof(kind, true, { problems: [...answering.problems, ...elsewhere], forget });
  if (kind === null) return <p>{t.none}</p>;

  const show = async () => {
    setElsewhere([]);
    const given = proof.given();
    if (!given) return;
    const answer = await answering.send({ kind: 'showPersonalData', proof: given });
    if (answer?.personalData) onProven({ proof: given, data: answer.personalData });
  };
  const { busy, problems } = answering;
  return (
    <form
      noValidate
      className={`stack gap-4 left full ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <p>{certificate ? t.leadWithCertificate : t.lead}</p>
      <ProofInput proof={proof} name="proof" />
      <Problems of={problems} except={['proof']} />
      <Button type="submit" busy={busy !== undefined}>
        {busy ? t.proof.pressing : t.proof.press}
      </Button>
      {certificate?.({ given: proof.given, onRefused: setElsewhere })}
    </form>
  );
}

/** The proof form is gone: what it opened takes the focus. */
function Rows({ data, takesFocus }: { data: Data; takesFocus: boolean }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <dl ref={list} tabIndex={-1} className="facts full framed roomy" aria-labelledby="angaben">
        {rowsOf(data).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="written">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t.othersByPractice}</p>
    </>
  );
}
