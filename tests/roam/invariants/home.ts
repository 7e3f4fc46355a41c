import type { Rule } from './observation';

/** NAV-046: nothing can be pressed while the session is refreshed. */
export const coversHomeWhileRefreshing: Rule = ({ step, touched }) =>
  step.do === 'pressWhileRefreshing' && touched.controls.length > 0
    ? [
        `una pagina coperta mentre la sessione si rinnova; si può premere «${touched.controls[0]?.name}»`,
      ]
    : [];

const tiles: Readonly<Record<string, string>> = {
  Movimenti: '/Home/Movimenti',
  Riepilogo: '/Home/Riepilogo',
};

/** HOM-028: the page that follows is the one that was asked for. */
export const opensThePressedTile: Rule = ({ step, after, calls }) => {
  if (step.do !== 'pressWhileRefreshing' || after.dialog !== '') return [];
  const path = tiles[step.name];
  const refreshed = calls.some(({ alias, status }) => alias === 'getSession' && status === 200);
  return refreshed && path !== undefined && after.path !== path
    ? [`«${step.name}» aperta; si vede ${after.path}`]
    : [];
};
