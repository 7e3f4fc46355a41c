import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type * as select from '../../machines/summaries/summaries.selectors';

type Layer = NonNullable<ReturnType<typeof select.layer>>;

/** The snapshot of the layer's chart, while there is one. */
export const useLayer = (layer: Layer | undefined): SnapshotFrom<Layer> | undefined =>
  useSelector(layer, (snapshot) => snapshot);
