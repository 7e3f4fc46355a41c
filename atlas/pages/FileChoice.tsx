interface FileChoiceProps {
  label: string;
  /** As `.json`. */
  accept: string;
  onChosen: (file: File | undefined) => unknown;
}

export function FileChoice({ label, accept, onChosen }: FileChoiceProps) {
  return (
    <label className="mt-2 grid max-w-md gap-1 text-sm">
      {label}
      <input
        type="file"
        accept={accept}
        className="rounded-control border border-line-strong bg-surface p-1.5"
        onChange={({ target }) => void onChosen(target.files?.[0])}
      />
    </label>
  );
}
