import { useId, useMemo } from 'react';
import * as select from '../../machines/report/report.selectors';
import { reportTexts } from '../italian/report';
import { type Column, DataTable } from '../ui/DataTable';
import { DescriptionList } from '../ui/DescriptionList';
import { Dialog } from '../ui/Dialog';
import { RowActions, RowButton } from '../ui/RowActions';
import type { ScreenProps } from './screen-props';

const words = reportTexts.point;

interface Row {
  readonly code: string;
  readonly opening: boolean;
}

const columnsFor = (onDetails: () => void, describedBy: string): readonly Column<Row>[] => [
  { key: 'code', header: words.columns.code, cell: ({ code }) => code },
  {
    key: 'details',
    header: words.columns.details,
    wide: true,
    cell: ({ code, opening }) => (
      <RowActions id={describedBy} description={words.ofPoint}>
        <RowButton
          icon="search"
          describedBy={describedBy}
          onPress={onDetails}
          pending={opening}
          rests={false}
        >
          {words.details(code)}
        </RowButton>
      </RowActions>
    ),
  },
];

/** REP-004, REP-005: the code of the user's own point of sale, and its details. */
export function OwnPoint({ snapshot, send }: ScreenProps) {
  const code = select.point(snapshot);
  const opening = select.isOpeningDetails(snapshot);
  const id = useId();
  const columns = useMemo(
    () => columnsFor(() => send({ type: 'details.requested' }), id),
    [send, id],
  );
  const rows = useMemo(() => [{ code, opening }], [code, opening]);
  const details = select.details(snapshot);
  return (
    <>
      <DataTable caption={words.caption} columns={columns} rows={rows} rowKey={(row) => row.code} />
      {details && (
        <Dialog title={words.detailsTitle} onClose={() => send({ type: 'dialog.closed' })}>
          <DescriptionList
            narrow
            items={[
              { label: words.labels.name, value: details.name },
              { label: words.labels.code, value: details.code },
              { label: words.labels.city, value: details.city },
              { label: words.labels.address, value: details.address },
            ]}
          />
        </Dialog>
      )}
    </>
  );
}
