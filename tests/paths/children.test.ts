import { describe, it } from 'vitest';
import { failuresWithChildren, walksWithChildren } from '../../paths/engine/children';
import { createCoverage } from '../../paths/engine/coverage';
import { withChildren } from '../../paths/with-children';
import { expectAllWalked } from './support/report';

describe.each(withChildren)('%s, with its real children', (_flow, load) => {
  it('every transition is taken, and each end of a child is really reached', async () => {
    const parent = await load();
    const { machine } = parent.scenario;
    const coverage = createCoverage(machine);
    const failures = failuresWithChildren(parent, coverage);
    const paths = walksWithChildren(parent.scenario).length;
    expectAllWalked({ machine, walkedOn: 'children', coverage, paths, failures });
  });
});
