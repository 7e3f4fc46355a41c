import { type ReactNode, useState } from 'react';
import { quietButton } from '../chart-page/button-look';
import { Detail } from '../chart-page/details';
import type { Chart, ChartState } from '../graph/chart';
import type { Kept, Sight } from './pictures';
import { pictureHref, type Seen, seenIn, usePictures } from './use-pictures';

const frame = 'block overflow-hidden rounded-control border border-line bg-canvas';

interface PictureProps {
  readonly file: string;
  readonly what: string;
  readonly className: string;
}

function Picture({ file, what, className }: PictureProps) {
  return (
    <a
      href={pictureHref(file)}
      target="_blank"
      rel="noreferrer"
      title="Apri l’immagine intera"
      className={`${frame} ${className}`}
    >
      <img
        src={pictureHref(file)}
        alt={what}
        loading="lazy"
        className="size-full object-cover object-top-left"
      />
    </a>
  );
}

export const oldPicture = 'Immagine di una versione precedente del diagramma.';

/** The page of a state on a desk and on a phone. */
export function Pair({ sight: { desk, phone }, name }: { sight: Sight; name: string }) {
  return (
    <div className="flex gap-2">
      <Picture
        file={desk}
        what={`${name}, su un computer`}
        className="aspect-[8/5] min-w-0 flex-[3]"
      />
      <Picture file={phone} what={`${name}, su un telefono`} className="min-w-0 flex-1" />
    </div>
  );
}

const leftBy: Readonly<Record<Kept['what'], string>> = {
  state: 'La pagina resta in questo stato.',
  before: 'Resta ciò che c’era prima di questo stato.',
  nothing: 'Nulla: il flusso ricomincia.',
};

/** What a reload leaves, in sentences. */
export const keptWords = ({ what, fields, lost }: Kept): readonly string[] => [
  leftBy[what],
  ...fields.map(({ name, value }) => `Resta scritto «${name}»: ${value}.`),
  ...lost.map((name) => `Va scritto di nuovo «${name}».`),
];

interface SeenProps {
  readonly seen: Seen;
  readonly name: string;
  readonly children: ReactNode;
}

/** What a merchant sees and reads in a state, and what a reload leaves of it. */
function SeenDetails({ seen: { sights, isOld }, name, children }: SeenProps) {
  const [at, setAt] = useState(0);
  const sight = sights[at] ?? sights[0];
  if (sight === undefined) return null;
  return (
    <>
      <Detail name="Il merchant vede">
        {sights.length > 1 && (
          <label className="mb-2 block">
            <span className="sr-only">Schermata</span>
            <select
              className={quietButton}
              value={at}
              onChange={({ target }) => setAt(Number(target.value))}
            >
              {sights.map(({ screen }, index) => (
                <option key={screen} value={index}>
                  {screen}
                </option>
              ))}
            </select>
          </label>
        )}
        <Pair sight={sight} name={name} />
        {isOld && <p className="mt-1 text-warning">{oldPicture}</p>}
      </Detail>
      {sight.kept !== null && (
        <Detail name="Resta dopo un ricaricamento">
          {keptWords(sight.kept).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Detail>
      )}
      {children}
      <Detail name="Il merchant legge">
        <ul className="grid max-h-40 gap-0.5 overflow-auto">
          {sight.reads.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Detail>
    </>
  );
}

interface SightsProps {
  readonly chart: Chart;
  readonly state: ChartState;
  readonly name: string;
  /** What leads there and from there: after what is seen, before what is read. */
  readonly children: ReactNode;
}

/** The pictures of a state, or why there are none. */
export function Sights({ chart, state, name, children }: SightsProps) {
  const pictures = usePictures();
  if (pictures === undefined) return children;
  const seen = pictures === null ? null : seenIn(pictures, chart, state);
  if (seen !== null && seen.sights.length > 0)
    return (
      <SeenDetails key={state.id} seen={seen} name={name}>
        {children}
      </SeenDetails>
    );
  return (
    <>
      <Detail name="Il merchant vede">
        {pictures === null
          ? 'Le immagini non ci sono ancora: le fa la compilazione dell’atlante, dove c’è Chromium.'
          : withoutPicture(state)}
      </Detail>
      {children}
    </>
  );
}

/** Why a state has no picture. */
export const withoutPicture = ({ kind }: ChartState) =>
  kind === 'final'
    ? 'La pagina che si apre dopo: la decide chi gioca questo flusso.'
    : 'Nessuna schermata propria: si vede quella di prima.';
