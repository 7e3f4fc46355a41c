import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import type { CaseReplyEvent } from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import { caseTexts } from '../../../italian/cases';
import { formatSize } from '../../../italian/format';
import { photographTexts } from '../../../italian/photographs';
import { kitTexts } from '../../../italian/shared';
import { violationTexts } from '../../../italian/violations';
import { AccordionSection } from '../../../ui/Accordion';
import { Button } from '../../../ui/Button';
import { controlBox } from '../../../ui/classes';
import { Field, type FieldProps } from '../../../ui/Field';
import { Icon, type IconName } from '../../../ui/Icon';
import { Notice } from '../../../ui/Notice';
import { Photographs } from './photographs/Photographs';

interface FileFieldProps extends FieldProps {
  /** What the file chooser offers, such as '.pdf,.txt'. */
  accept: string;
  /** The text of the button, where it is not 'Scegli i file'; then dropping is not mentioned. */
  choose?: string;
  icon?: IconName;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/**
 * Chooses files, or accepts dropped ones. It stays empty, so that the same file can be chosen
 * again. The browser's control is invisible over ours, which is in Italian.
 */
function FileField(props: FileFieldProps) {
  const { accept, choose, icon = 'document', disabled, onFiles, ...field } = props;
  return (
    <Field {...field}>
      {(ties) => (
        <div className={`${controlBox} relative gap-x-4 p-[min(0.5rem,2vw)]`}>
          <input
            {...ties}
            type="file"
            multiple
            accept={accept}
            disabled={disabled}
            title={choose ?? kitTexts.chooseFiles}
            data-control=""
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
          <span
            aria-hidden="true"
            className={`inline-flex min-h-9 min-w-0 items-center gap-2 rounded-control px-[min(1rem,3vw)] font-semibold ${disabled ? 'text-ink-soft' : 'bg-accent-soft text-accent'}`}
          >
            <Icon name={icon} />
            {choose ?? kitTexts.chooseFiles}
          </span>
          {choose === undefined && (
            <span aria-hidden="true" className="self-center text-ink-soft max-sm:hidden">
              {kitTexts.dropFiles}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

const words = caseTexts.reply;

interface AttachmentsProps {
  readonly snapshot: select.CaseReplySnapshot;
  readonly send: (event: CaseReplyEvent) => void;
}

/** CAS-037, VAL-078: the files that will be sent, and the refused ones, each with its reason. */
export function Attachments({ snapshot, send }: AttachmentsProps) {
  const photographs = select.photographs(snapshot);
  const adding = {
    disabled: !snapshot.can({ type: 'attachments.added', files: [] }),
    onFiles: (files: readonly File[]) => send({ type: 'attachments.added', files }),
  };
  return (
    <AccordionSection title={caseTexts.detail.sections.attach} open>
      <div className="grid max-w-reading grid-cols-1 gap-4">
        <FileField
          label={words.files}
          hint={words.filesHint(select.limits(snapshot))}
          accept=".pdf,.txt,.tif,.tiff,.jpg,.jpeg,.png,.webp,.heic"
          {...adding}
        />
        <FileField
          label={photographTexts.field}
          hint={photographTexts.hint}
          choose={photographTexts.choose}
          icon="camera"
          accept="image/*"
          {...adding}
        />
        {photographs && <Photographs actor={photographs} locked={select.isBusy(snapshot)} />}
        <Refused snapshot={snapshot} />
        <Admitted snapshot={snapshot} send={send} />
      </div>
    </AccordionSection>
  );
}

function Refused({ snapshot }: Pick<AttachmentsProps, 'snapshot'>) {
  const refused = select.refused(snapshot);
  if (refused.length === 0) return null;
  return (
    <Notice tone="error" announce="alert" title={words.refusedTitle}>
      <ul className="list-disc pl-5">
        {refused.map(({ file, violation }, index) => (
          <li key={`${index} ${file.name}`} className="break-words">
            {words.refused(file.name, violationTexts[violation])}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Admitted({ snapshot, send }: AttachmentsProps) {
  const files = select.files(snapshot);
  if (files.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-semibold">{words.attached}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {files.map((file, index) => (
          <li
            key={`${index} ${file.name}`}
            className="flex items-center gap-[min(0.75rem,3vw)] rounded-control border border-line py-1 pr-1 pl-[min(1rem,3vw)]"
          >
            <Icon name="document" />
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 break-words">{file.name}</span>
              <span className="text-sm text-ink-soft">{formatSize(file.size)}</span>
            </span>
            <Button
              look="quiet"
              icon="close"
              aria-label={words.remove(file.name)}
              disabled={!snapshot.can({ type: 'attachment.removed', file })}
              onClick={() => send({ type: 'attachment.removed', file })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
