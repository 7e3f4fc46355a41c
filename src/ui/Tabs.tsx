import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabItem {
  label: string;
  panel: ReactNode;
  /** What is typed in it stays while another tab is open. */
  kept?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selectedIndex: number;
  onSelect: (index: number) => void;
}

/** The tab that a key leads to, around the ends of the row. */
const reached = (key: string, from: number, count: number) =>
  ({
    ArrowLeft: (from + count - 1) % count,
    ArrowRight: (from + 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** A tab that the keys lead to opens at once; only the open one is a stop of the Tab key. */
export function Tabs({ label, tabs, selectedIndex, onSelect }: TabsProps) {
  const id = useId();
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const index = reached(event.key, selectedIndex, tabs.length);
    const next = event.currentTarget.children[index ?? -1];
    if (index === undefined || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
    onSelect(index);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={turn}
        className="flex flex-wrap border-line max-sm:gap-x-2 sm:gap-x-8 sm:border-b"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selectedIndex}
            tabIndex={index === selectedIndex ? 0 : -1}
            onClick={() => onSelect(index)}
            className="min-h-control cursor-pointer border-line py-2.5 font-semibold text-ink-soft hover:text-accent aria-selected:border-b-4 aria-selected:border-accent aria-selected:pb-1.5 aria-selected:text-accent max-sm:grow max-sm:border-b max-sm:text-sm"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="pt-3 sm:pt-6">
        {tabs.map((tab, index) => (
          <div
            key={tab.label}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            tabIndex={index === selectedIndex ? 0 : -1}
            hidden={index !== selectedIndex}
          >
            {(index === selectedIndex || tab.kept) && tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
