const drawings = {
  first: 'M18 6l-6 6 6 6M7 6v12',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M17 6v12',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  turn: 'M19 12a7 7 0 1 1-2.5-5.4M19 3.5v4.5h-4.5',
  camera: 'M3 8h4l1.5-3h7L17 8h4v12H3zM8.5 13.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v5.5M12 7.5v.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  warning: 'M12 9.5v4.5M12 17v.01M12 3.5L2.5 20h19z',
  error: 'M12 7.5V13M12 16.5v.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  success: 'M8 12.3l2.8 2.7L16 9.5M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  open: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5L20.5 20.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  exit: 'M14 4H6v16h8M11 12h9.5M17 8l4 4-4 4',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  movements: 'M4 8h13l-3.5-3.5M20 16H7l3.5 3.5',
  summary: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  month: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5',
  bars: 'M4 20h16M6.5 16v-4M12 16V6M17.5 16V9.5',
  trend: 'M4 4v16h16M7.5 15l4-4.5 3 2.5L20 7',
  balance: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z',
  card: 'M3 6h18v12.5H3zM3 10.5h18M6.5 15h4',
  document: 'M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9.5 12.5h5.5M9.5 16.5h5.5',
  messages: 'M4 5h16v11H10.5L6 20v-4H4zM8 9h8M8 12.5h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  email: 'M3 6h18v12.5H3zM3.5 6.5L12 13l8.5-6.5',
  phone: 'M7.5 2.5h9v19h-9zM10.5 18.5h3',
  person: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6M3 10a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M10 20v-5h4v5',
  bank: 'M3 9.5L12 4l9 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20.5h17M4.5 17.5h15',
  company: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  empty: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1.5 2.5h3L15 13h5',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
}

const sizes = { small: 'size-4', normal: 'size-5', large: 'size-7' };

/** Decoration only: the text beside it has the same meaning. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`${sizes[size]} shrink-0 fill-none stroke-current stroke-[1.75]`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
