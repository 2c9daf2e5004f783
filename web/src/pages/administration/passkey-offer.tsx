import { KeyRound } from 'lucide-react';
import type { Result } from '../../calls/problem.ts';
import { useCommand } from '../../calls/use-command.ts';
import { endPasskeyOffer, usePasskeyOffer } from '../../entities/factors/passkey-offer.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';

const t = {
  text: 'Beim nächsten Mal ohne Passwort? Mit einem Passkey meldest du dich hier per Fingerabdruck, Gesicht oder PIN an.',
  add: 'Passkey hinzufügen',
  adding: 'Dein Gerät fragt dich jetzt …',
  no: 'Nein, danke',
  added: 'Der Passkey gehört jetzt zu deinem Konto. Bei der nächsten Anmeldung genügt er.',
  close: 'Schließen',
} as const;

/** Once, above the screens, after a sign-in with a password. */
export function PasskeyOffer() {
  const isOffered = usePasskeyOffer();
  const adding = useCommand(async (): Promise<Result<unknown>> => {
    const { addPasskey } = await import('../../entities/factors/passkeys.ts');
    return addPasskey('Passkey');
  });
  return (
    <NoticeBar>
      {isOffered && (
        <>
          <KeyRound size={20} aria-hidden="true" />
          <p>{adding.output ? t.added : (adding.problem?.message ?? t.text)}</p>
          {!adding.output && (
            <Button busy={adding.isRunning} onClick={() => void adding.start()}>
              {adding.isRunning ? t.adding : t.add}
            </Button>
          )}
          <Button look="plain" onClick={endPasskeyOffer}>
            {adding.output ? t.close : t.no}
          </Button>
        </>
      )}
    </NoticeBar>
  );
}
