import type { Configuration } from '../../acquirer/contract/configuration';
import { registrationTexts } from '../italian/registration';
import { TextLink } from '../ui/Anchor';

const words = registrationTexts.form;

/**
 * The privacy notice and the terms, in short, each with a link to its whole text (REG-009,
 * REG-010).
 */
export function Notices({ configuration }: { configuration: Configuration }) {
  const notices = [
    { ...words.privacy, href: configuration.privacyUrl },
    { ...words.terms, href: configuration.termsUrl },
  ];
  return notices.map(({ title, text, link, href }) => (
    <section key={title} className="grid gap-1.5">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">{text}</p>
      <p className="text-sm">
        <TextLink href={href} target="_blank" rel="noreferrer">
          {link}
        </TextLink>
      </p>
    </section>
  ));
}
