import * as select from '../../machines/dispute-online/dispute-online.selectors';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { PageStack } from '../ui/PageStack';
import { Panel } from '../ui/Panel';
import { PartHeading } from '../ui/PartHeading';
import { SupportContact, useSupport } from '../ui/SupportContact';
import { Services } from './Services';
import type { PartProps } from './screen-props';

const words = disputeOnlineTexts.information;
const lists = [words.benefits, words.needs, words.mails, words.terms, words.roles];

/**
 * ENR-003 to ENR-014, ENR-057; a user without a tab of the service finds here what everyone may
 * use.
 */
export function Information({ snapshot, send }: PartProps) {
  const support = useSupport();
  return (
    <PageStack>
      <PartHeading title={words.title} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {lists.map(({ title, items }) => (
          <Panel key={title} title={title}>
            <ul className="grid list-disc gap-2 pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {title === words.terms.title && <SupportContact />}
          </Panel>
        ))}
        <Panel title={words.support.title}>
          {support === null ? <p>{words.support.text}</p> : <SupportContact />}
        </Panel>
      </div>
      {!select.tabs(snapshot).includes('service') && (
        <Services title={words.open} snapshot={snapshot} send={send} />
      )}
    </PageStack>
  );
}
