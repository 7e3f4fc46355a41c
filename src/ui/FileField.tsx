import { kitTexts } from '../italian/shared';
import { controlBox } from './control-look';
import { Field, type FieldProps } from './Field';
import { Icon, type IconName } from './Icon';

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
export function FileField(props: FileFieldProps) {
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
