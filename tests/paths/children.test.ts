import { describe, it } from 'vitest';
import { failuresWithChildren, pathsWithChildren } from '../../paths/engine/children';
import { createCoverage } from '../../paths/engine/coverage';
import { withChildren } from '../../paths/with-children';
import { expectAllPlayed } from './support/report';

describe.each(withChildren)('%s, with its real children', (_flow, load) => {
  it('every transition is taken, and each end of a child is really reached', async () => {
    const parent = await load();
    const { machine } = parent.scenario;
    const coverage = createCoverage(machine);
    const failures = failuresWithChildren(parent, coverage);
    const paths = pathsWithChildren(parent.scenario).length;
    expectAllPlayed({ machine, walkedOn: 'children', coverage, paths, failures });
  });
});
