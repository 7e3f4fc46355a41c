import type { UnpaidEvent } from '../../machines/unpaid/unpaid.machine';
import * as select from '../../machines/unpaid/unpaid.selectors';
import { unpaidTexts } from '../italian/unpaid';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';

interface FormTabProps {
  readonly snapshot: select.UnpaidSnapshot;
  readonly send: (event: UnpaidEvent) => void;
}

const words = unpaidTexts.form;

/** INS-003, INS-004: the purpose of the form, and the button that makes it. */
export function FormTab({ snapshot, send }: FormTabProps) {
  return (
    <Panel title={words.title}>
      <div className="grid max-w-reading gap-4">
        <p>{words.explanation}</p>
        <ul className="list-disc pl-5 text-ink-soft">
          {words.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <div className="max-sm:*:w-full">
          <Button
            icon="download"
            pending={select.isMaking(snapshot)}
            onClick={() => send({ type: 'pdf.requested' })}
          >
            {words.download}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
