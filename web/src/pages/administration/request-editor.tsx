import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ComponentType, useEffect, useState } from 'react';
import { texts as callTexts } from '../../calls/texts.ts';
import { useMemberNames } from '../../entities/member/queries.ts';
import { useRequestHistory } from '../../entities/request/queries.ts';
import { texts } from '../../features/administration/texts.ts';
import type { EditRequestProps } from '../../features/booking/edit-request.tsx';
import type { EditorProps } from '../../features/requests/panel/request-panel.tsx';
import { useAnnounceEditing } from '../../features/requests/presence/use-announce-editing.ts';
import { texts as requestTexts } from '../../features/requests/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Loading } from '../../ui/states.tsx';

type RequestEditorProps = EditorProps & {
  slug: string;
  uid: string;
  form: FormConfiguration;
  today: string;
};

/** The request edit form loads on demand; if it fails to load, the panel stays. */
export function RequestEditor({ slug, uid, ...props }: RequestEditorProps) {
  useAnnounceEditing(slug, uid, props.request.id);
  const history = useRequestHistory(slug, props.request.id);
  const names = useMemberNames(slug);
  const [Form, setForm] = useState<ComponentType<EditRequestProps> | 'failed' | undefined>(
    undefined,
  );
  useEffect(() => {
    if (Form !== undefined) return;
    import('../../features/booking/edit-request.tsx').then(
      (part) => setForm(() => part.default),
      () => setForm('failed'),
    );
  }, [Form]);

  if (Form === undefined) return <Loading text={texts.loading} />;
  // The latest comes first.
  const changedBy = (field: string) => {
    const lines = history.status === 'loaded' ? history.value : [];
    const by = lines.find(({ changes = [] }) => changes.some((each) => each.field === field))?.by;
    return by?.kind === 'member' ? names.get(by.uid) : undefined;
  };
  if (Form !== 'failed') return <Form {...props} {...{ changedBy }} />;
  return (
    <Failure
      title={requestTexts.editing.loadFailed}
      action={
        <>
          <Button onClick={() => setForm(undefined)}>{callTexts.retry}</Button>
          <Button look="plain" onClick={props.onCancel}>
            {requestTexts.editing.back}
          </Button>
        </>
      }
    />
  );
}
