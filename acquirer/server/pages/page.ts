const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

interface Page {
  readonly title: string;
  /** Shown above the title; the portal's name by default. */
  readonly header?: string;
  /** HTML already. */
  readonly body: string;
  /** For tables. */
  readonly wide?: boolean;
}

/** A whole page of the acquirer. */
export const pageAround = ({
  title,
  header = 'Portale Esercenti',
  body,
  wide = false,
}: Page) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Portale Esercenti</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pagine/stile.css">
</head>
<body${wide ? ' class="largo"' : ''}>
<header>${escapeHtml(header)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>
<nav aria-label="Pagine">
<ul>
<li><a href="/login">Portale Esercenti</a></li>
<li><a href="/esercizi-commerciali">Esercizi Commerciali</a></li>
<li><a href="/termini">Termini e Condizioni</a></li>
<li><a href="/privacy">Privacy</a></li>
</ul>
</nav>
</footer>
</body>
</html>
`;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A page of plain paragraphs. */
export const page = (title: string, paragraphs: readonly string[]) =>
  pageAround({ title, body: paragraphs.map(paragraph).join('\n') });

/** A part of a longer text: its heading, then its paragraphs. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const section = ({ heading, paragraphs }: Section) =>
  [`<h2>${escapeHtml(heading)}</h2>`, ...paragraphs.map(paragraph)].join('\n');

/** A page of sections behind an opening paragraph. */
export const textPage = (title: string, opening: string, sections: readonly Section[]) =>
  pageAround({ title, body: [paragraph(opening), ...sections.map(section)].join('\n') });
