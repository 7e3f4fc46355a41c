/** A turning ring, for the eye only; it stays unseen for the first 300 ms and rests where motion is unwanted. */
export function Spinner({ className = 'size-10' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`animate-late ${className}`}>
      <span className="block size-full animate-spin rounded-full border-[0.2em] border-current border-r-transparent motion-reduce:animate-none" />
    </span>
  );
}
