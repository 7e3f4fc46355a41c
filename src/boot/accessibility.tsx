import { renderToString } from 'react-dom/server';
import { pathOf } from '../../machines/pages';
import { accessibilityTexts as words } from '../italian/accessibility';
import { productName } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { frameOf } from '../portal/frame';
import { LinkButton } from '../ui/LinkButton';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { Panel } from '../ui/Panel';

export const accessibilityTitle = `${words.title} · ${productName}`;

/** The statement of accessibility: a page that needs no script, wherever the portal is served. */
export const renderAccessibility = () =>
  renderToString(
    <PublicLayout {...frameOf(null)}>
      <div className="mx-auto w-full max-w-[48rem]">
        <PageStack>
          <PageHeading title={words.title} intro={words.intro} takesFocus={false} />
          {words.sections.map(({ title, items }) => (
            <Panel key={title} title={title}>
              <ul className="grid list-disc gap-2 pl-5">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Panel>
          ))}
          <p className="text-ink-soft">{words.updated}</p>
          <p>
            <LinkButton look="secondary" href={pathOf('start')}>
              {words.back}
            </LinkButton>
          </p>
        </PageStack>
      </div>
    </PublicLayout>,
  );
