import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

interface TabItem {
  label: string;
  panel: ReactNode;
  /** Only screen readers get its panel: it takes no room. */
  spoken?: boolean;
  /** Its input is kept while another tab is open. */
  kept?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selectedIndex: number;
  onSelect: (index: number) => void;
}

export function Tabs({ label, tabs, selectedIndex, onSelect }: TabsProps) {
  return (
    <TabGroup selectedIndex={selectedIndex} onChange={onSelect}>
      <TabList
        aria-label={label}
        className="flex flex-wrap border-line max-sm:gap-x-2 sm:gap-x-8 sm:border-b"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.label}
            className="min-h-control cursor-pointer border-line py-2.5 font-semibold text-ink-soft hover:text-accent aria-selected:border-b-4 aria-selected:border-accent aria-selected:pb-1.5 aria-selected:text-accent max-sm:grow max-sm:border-b max-sm:text-sm"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className={tabs[selectedIndex]?.spoken ? '' : 'pt-3 sm:pt-6'}>
        {tabs.map((tab) => (
          <TabPanel key={tab.label} unmount={!tab.kept}>
            {tab.panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
