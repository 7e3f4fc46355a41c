const lastDigits = /\d{4}$/;

/** A masked card number as the wire sends it; where its column is narrow, its last four digits are seen. */
export function CardNumber({ children }: { children: string }) {
  const last = lastDigits.exec(children)?.[0];
  if (last === undefined) return children;
  return (
    <span className="card-number" data-short={`•••• ${last}`}>
      <span>{children}</span>
    </span>
  );
}
