import { useState } from 'react';
import { enrolmentTexts } from '../../italian/enrolment';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { RadioGroup } from '../../ui/RadioGroup';

const words = enrolmentTexts.responsible;
const options = [
  { value: words.yes, label: words.yes },
  { value: words.no, label: words.no },
];

/** What an enrolment asks of the responsible person besides the data. */
export interface Agreement {
  readonly flagMail: boolean;
  readonly consent: boolean;
}

interface AgreementsProps {
  agreement: Agreement;
  onChange: (agreement: Agreement) => void;
}

/** ENR-022 to ENR-024: the copy of the notices, the regulation and its acceptance. */
export function Agreements({ agreement, onChange }: AgreementsProps) {
  const [reading, setReading] = useState(false);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div>
        <RadioGroup
          legend={words.copy}
          options={options}
          value={agreement.flagMail ? words.yes : words.no}
          onChange={(value) => onChange({ ...agreement, flagMail: value === words.yes })}
        />
        <p className="text-sm text-ink-soft">{words.copyExplained}</p>
      </div>
      <div className="grid justify-items-start">
        <Checkbox
          label={words.accept}
          description={words.acceptOf}
          checked={agreement.consent}
          onChange={(consent) => onChange({ ...agreement, consent })}
        />
        <div className="-ml-4">
          <Button look="quiet" icon="document" onClick={() => setReading(true)}>
            {words.read}
          </Button>
        </div>
      </div>
      {reading && <Regulation onClose={() => setReading(false)} />}
    </div>
  );
}

function Regulation({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={enrolmentTexts.regulation.title} onClose={onClose}>
      <div className="grid gap-3">
        {enrolmentTexts.regulation.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
