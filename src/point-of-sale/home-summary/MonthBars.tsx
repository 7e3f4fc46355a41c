const [width, height, step] = [96, 32, 7];

/** A bar per month, the current one marked; the text beside it has the same content. */
export function MonthBars({ months }: { months: readonly number[] }) {
  const highest = Math.max(1, ...months);
  const first = width - months.length * step;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="h-8 w-24 fill-accent-line [&>:last-child]:fill-accent"
    >
      {months.map((amount, month) => {
        const bar = Math.max(1, (Math.max(0, amount) / highest) * height);
        const x = first + month * step;
        return <rect key={x} x={x} y={height - bar} width={step - 2} height={bar} rx="1.5" />;
      })}
    </svg>
  );
}
