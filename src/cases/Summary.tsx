import type { CaseState } from '../../acquirer/contract/case-states';
import * as select from '../../machines/cases/cases.selectors';
import { caseTexts } from '../italian/cases';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { Panel } from '../ui/Panel';
import { Legend } from './Legend';
import { LevelUp } from './LevelUp';
import { listAddress } from './linked-place';
import { Elsewhere } from './open-cases/Elsewhere';
import { StateCount } from './StateCount';
import type { ScreenProps } from './screen-props';

const words = caseTexts.summary;

/** CAS-006 to CAS-017. */
export function Summary(props: ScreenProps) {
  const { snapshot, send } = props;
  const manager = select.manager(snapshot);
  return (
    <PageStack>
      <PageHeading title={words.title} intro={manager?.description} />
      {manager?.flSuspended === '1' && <Notice tone="warning">{words.cancelled}</Notice>}
      {select.isLoading(snapshot) ? <Loading /> : <Counts {...props} />}
      <Elsewhere
        count={select.elsewhere(snapshot)}
        onOpen={() => send({ type: 'inbox.requested' })}
      />
      <LevelUp send={send} />
    </PageStack>
  );
}

function Counts({ snapshot, send }: ScreenProps) {
  const counts = select.counts(snapshot) ?? [];
  const ebox = select.manager(snapshot)?.eboxCode ?? '';
  const countOf = (state: CaseState) => counts.find((each) => each.state === state)?.count ?? 0;
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {words.groups.map(({ title, states }) => (
          <Panel key={title} title={title}>
            <ul className="grid gap-1 xs:-mx-2">
              {states.map((state) => (
                <li key={state}>
                  <StateCount
                    name={words.states[state]}
                    count={countOf(state)}
                    href={listAddress({ ebox, state })}
                    onOpen={() => send({ type: 'state.opened', state })}
                  />
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <Legend />
    </>
  );
}
