import type { ActorRefFrom } from 'xstate';
import * as selectStep from '../../../../machines/dispute-online/enrolment/enrolment.selectors';
import type { managerChoiceMachine } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import * as select from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.selectors';
import type {
  ChoiceKind,
  ManagerChoiceEvent,
} from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { enrolmentTexts } from '../../../italian/enrolment';
import { useActiveSnapshot } from '../../../shared/use-active-snapshot';
import { Button } from '../../../ui/Button';
import { Loading } from '../../../ui/Loading';
import { Notice } from '../../../ui/Notice';
import { Panel } from '../../../ui/Panel';
import { RadioGroup } from '../../../ui/RadioGroup';
import { Select } from '../../../ui/Select';
import type { ScreenProps } from '../screen-props';
import { WizardStep } from '../WizardStep';
import { ManagerFields } from './ManagerFields';
import { useManagerDraft } from './use-manager-draft';

const words = enrolmentTexts.manager;
const kinds: readonly ChoiceKind[] = ['asNow', 'S', 'V'];

/** A modification may leave the managers as they are. */
const kindOptions = (snapshot: select.ManagerChoiceSnapshot) =>
  kinds
    .filter((kind) => kind !== 'asNow' || select.mayKeep(snapshot))
    .map((value) => ({ value, label: words.kinds[value] }));

/** DEFINISCI GESTORE, while it is the current step. */
export function ManagerStep(props: ScreenProps) {
  const actor = selectStep.manager(props.snapshot);
  return actor === undefined ? null : <ManagerForm {...props} actor={actor} />;
}

interface ManagerFormProps extends ScreenProps {
  actor: ActorRefFrom<typeof managerChoiceMachine>;
}

/** ENR-031 to ENR-035: what kind of manager, which user, which e-mail. */
export function ManagerForm({ actor, snapshot: wizard, send, arrives }: ManagerFormProps) {
  const snapshot = useActiveSnapshot(actor);
  const draft = useManagerDraft(snapshot, (choice) =>
    actor.send({ type: 'manager.typed', choice }),
  );
  const kind = select.kind(snapshot);
  const event: ManagerChoiceEvent =
    kind === 'asNow'
      ? { type: 'managers.kept' }
      : { type: 'manager.confirmed', choice: draft.choice };
  return (
    <WizardStep
      at={2}
      title={words.title}
      intro={words.intro}
      snapshot={wizard}
      arrives={arrives}
      onSubmit={() => actor.send(event)}
      actions={
        <>
          <Button look="secondary" onClick={() => send({ type: 'step.back' })}>
            {enrolmentTexts.back}
          </Button>
          <Button type="submit" disabled={!snapshot.can(event)}>
            {enrolmentTexts.next}
          </Button>
        </>
      }
    >
      <Panel>
        <div className="grid gap-5">
          <div>
            <RadioGroup
              legend={words.kind}
              options={kindOptions(snapshot)}
              value={kind ?? ''}
              onChange={(value) => actor.send({ type: 'kind.chosen', kind: value as ChoiceKind })}
            />
            {kind && <p className="text-sm text-ink-soft">{words.kindHints[kind]}</p>}
            {select.isKeeping(snapshot) && <p>{words.current(...countsOf(snapshot))}</p>}
          </div>
          {kind === 'V' && <PointSelect snapshot={snapshot} send={actor.send} />}
          {select.isLoading(snapshot) && <Loading />}
          {select.isChoosingUser(snapshot) && <ManagerFields snapshot={snapshot} draft={draft} />}
        </div>
      </Panel>
    </WizardStep>
  );
}

const countsOf = (snapshot: select.ManagerChoiceSnapshot) => {
  const current = select.current(snapshot);
  const points = current.flatMap(({ listaPuntiVenditaList }) => listaPuntiVenditaList);
  return [current.length, points.length] as const;
};

interface PointSelectProps {
  snapshot: select.ManagerChoiceSnapshot;
  send: (event: ManagerChoiceEvent) => void;
}

function PointSelect({ snapshot, send }: PointSelectProps) {
  const points = select.points(snapshot);
  if (select.isWithoutPoints(snapshot))
    return (
      <Notice tone="warning" announce="alert">
        {words.noPoints}
      </Notice>
    );
  if (points.length === 0) return null;
  return (
    <Select
      label={words.point}
      options={points.map(({ codPointOfSales, name }) => ({
        value: codPointOfSales,
        label: words.pointLabel(codPointOfSales, name),
      }))}
      emptyOption={words.choosePoint}
      value={select.point(snapshot)}
      disabled={select.isLoading(snapshot)}
      onChange={(point) => send({ type: 'point.chosen', point })}
      required
    />
  );
}
