import { caseTexts } from '../italian/cases';
import { AccordionSection } from '../ui/Accordion';
import { Panel } from '../ui/Panel';

const words = caseTexts.summary;

/** What each state means (CAS-011 to CAS-017). */
export function Legend({ folded = false }: { folded?: boolean }) {
  return folded ? (
    <AccordionSection title={words.legend}>
      <Meanings />
    </AccordionSection>
  ) : (
    <Panel title={words.legend}>
      <Meanings wide />
    </Panel>
  );
}

function Meanings({ wide = false }: { wide?: boolean }) {
  return (
    <dl className={`grid gap-x-8 gap-y-2 ${wide ? 'lg:grid-cols-2' : ''}`}>
      {words.meanings.map(({ term, meaning }) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{term}:</dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
