/** `/nicht-ich/{token}`: the owner of a mailbox stops what strangers cause there. */
import { useParams } from 'react-router';
import { NotMe } from '../features/mailbox/not-me.tsx';

export default function NotMePage() {
  const { token = '' } = useParams();
  return (
    <>
      {/* The address allows the answer: it must not leak to other servers. */}
      <meta name="referrer" content="no-referrer" />
      <NotMe key={token} token={token} />
    </>
  );
}
