import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

export interface PanelOf {
  readonly name: string;
  readonly content: ReactNode;
}

interface PanelsProps {
  readonly panels: readonly PanelOf[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

const tab =
  'min-h-9 cursor-pointer rounded-control px-2 text-xs hover:bg-accent-soft data-selected:bg-accent data-selected:text-onaccent';

export function Panels({ panels, selected, onSelect }: PanelsProps) {
  return (
    <TabGroup selectedIndex={selected} onChange={onSelect}>
      <TabList aria-label="Strumenti" className="flex flex-wrap gap-0.5 border-b border-line p-1.5">
        {panels.map(({ name }) => (
          <Tab key={name} className={tab}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {panels.map(({ name, content }) => (
          <TabPanel key={name} className="p-4">
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
