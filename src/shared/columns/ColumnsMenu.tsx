import { Suspense, useId } from 'react';
import { lazyComponent } from '../../browser/lazy-component';
import { columnTexts } from '../../italian/columns';
import { useMenu } from '../../layout/use-menu';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import type { ColumnsPanelProps } from './ColumnsPanel';

const ColumnsPanel = lazyComponent(async () => (await import('./ColumnsPanel')).ColumnsPanel);

/**
 * 'Colonne': the columns that a list shows, and their order. Only a wide window has room for them
 * beside every place of the button.
 */
export function ColumnsMenu<Row>({ list, columns }: ColumnsPanelProps<Row>) {
  const { open, toggle, opener, region } = useMenu();
  const id = useId();
  return (
    <div ref={region} className="relative print:hidden">
      <Button
        ref={opener}
        look="quiet"
        icon="columns"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        onPointerEnter={() => ColumnsPanel.preload().catch(() => {})}
      >
        {columnTexts.open}
      </Button>
      <section
        id={id}
        aria-label={open ? columnTexts.title : undefined}
        hidden={!open}
        className="absolute top-full right-0 z-30 max-h-[70vh] w-80 max-w-[88vw] overflow-y-auto rounded-panel border border-line bg-surface p-3 shadow-raised max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-4 max-lg:mx-auto"
      >
        {open && (
          <Suspense fallback={<Loading />}>
            <ColumnsPanel list={list} columns={columns as never} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
