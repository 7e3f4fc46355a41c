/** The controls on the screen that a person can use. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Which one, among those of the same role and name. */
  readonly nth: number;
  readonly type: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly options: readonly string[];
  readonly href: string;
}

/** What a person sees, once the page has come to rest. */
export interface Screen {
  readonly path: string;
  readonly search: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly dialog: string;
  readonly text: string;
  /** What is said beside the visible text: names, hints, tips. */
  readonly spoken: readonly string[];
  readonly controls: readonly Control[];
  readonly focused: string;
  /** What this tab and this browser remember, by key. */
  readonly kept: readonly string[];
  readonly token: string;
  /** Why the page did not come to rest, if it did not. */
  readonly restless: string;
}

declare global {
  interface Window {
    roaming: {
      see: (patienceMs: number) => Promise<Screen>;
      pointOf: (index: number) => { x: number; y: number } | null;
      controls: Element[];
    };
  }
}

/** Runs in every page before its own code; must refer to nothing outside itself. */
export const installObserver = () => {
  let pending = 0;
  let leavingSince = 0;
  let touched = 0;
  const originalFetch = window.fetch;
  window.fetch = (...given) => {
    pending += 1;
    return originalFetch(...given).finally(() => {
      pending -= 1;
      touched += 1;
    });
  };
  const originalSend = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function send(body?: XMLHttpRequestBodyInit | null) {
    pending += 1;
    this.addEventListener('loadend', () => {
      pending -= 1;
      touched += 1;
    });
    originalSend.call(this, body);
  };
  window.print = () => {};
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) leavingSince = performance.now();
  });
  new MutationObserver(() => {
    touched += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert],[aria-hidden=true]') === null;

  const nameOf = (element: Element) => {
    const direct = element.getAttribute('aria-label');
    if (direct) return tidy(direct);
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    if (by.length > 0)
      return tidy(by.map((id) => document.getElementById(id)?.textContent).join(' '));
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0) return tidy(labels[0]?.textContent);
    if (element instanceof HTMLInputElement) return tidy(element.placeholder || element.title);
    return tidy(element.textContent) || tidy(element.getAttribute('title'));
  };

  const roleOf = (element: Element) => {
    const given = element.getAttribute('role');
    if (given) return given;
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLButtonElement) return 'button';
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (element instanceof HTMLInputElement)
      return ['radio', 'checkbox', 'file', 'password'].includes(element.type)
        ? element.type
        : 'text';
    return 'button';
  };

  const usable =
    'a[href],button,input:not([type=hidden]),select,textarea,[role=tab],[role=radio],[role=option],[role=switch],summary';

  const stage = () => {
    const open = [...document.querySelectorAll('dialog[open]')].filter(isVisible).at(-1);
    return open ?? document.body;
  };

  const look = (restless: string): Screen => {
    const elements = [...stage().querySelectorAll(usable)].filter(isVisible);
    const seen = new Map<string, number>();
    window.roaming.controls = elements;
    const controls = elements.map((element) => {
      const input = element as HTMLInputElement;
      const role = roleOf(element);
      const name = nameOf(element);
      const key = `${role} ${name}`;
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      const options =
        element instanceof HTMLSelectElement
          ? [...element.options].filter((each) => !each.disabled).map((each) => each.value)
          : [];
      const link = element instanceof HTMLAnchorElement ? element : null;
      return {
        role,
        name,
        nth,
        type: input.type ?? '',
        value: role === 'button' || role === 'link' ? '' : (input.value ?? ''),
        checked: input.checked === true || element.getAttribute('aria-checked') === 'true',
        disabled: input.disabled === true || element.getAttribute('aria-disabled') === 'true',
        options,
        href: link === null || link.target === '_blank' || link.download ? '' : link.href,
      };
    });
    const spoken = [
      ...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'),
    ].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((each) => element.getAttribute(each) ?? ''),
    );
    const dialog = stage();
    return {
      path: window.location.pathname,
      search: window.location.search,
      title: document.title,
      headings: [...document.querySelectorAll('h1')]
        .filter((each) => each.checkVisibility())
        .map((each) => tidy(each.textContent)),
      dialog:
        dialog === document.body ? '' : tidy(dialog.querySelector('h2,h1')?.textContent) || '?',
      // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
      text: document.body.innerText,
      spoken: spoken.filter(Boolean),
      controls,
      focused: document.activeElement === null ? '' : nameOf(document.activeElement).slice(0, 60),
      kept: [
        ...Object.keys(sessionStorage),
        ...Object.keys(localStorage),
        ...document.cookie.split(';').filter((each) => each.trim() !== ''),
      ],
      token: sessionStorage.getItem('token') ?? '',
      restless,
    };
  };

  const waitsFor = () => {
    if (document.readyState !== 'complete') return 'la pagina non è ancora arrivata';
    if (pending > 0) return 'una chiamata è in corso';
    if (leavingSince > 0 && performance.now() - leavingSince < 3000) return 'si cambia pagina';
    const waiting = stage().querySelector(
      '[aria-busy=true],[role=progressbar],[role=status] .animate-spin',
    );
    if (waiting !== null) return 'la pagina mostra un’attesa';
    if (document.querySelector('h1') === null) return 'la pagina è vuota';
    return '';
  };

  const see = async (patienceMs: number) => {
    const began = performance.now();
    let still = 0;
    let before = -1;
    while (performance.now() - began < patienceMs) {
      await new Promise((resolve) => setTimeout(resolve, 6));
      still = waitsFor() === '' && touched === before ? still + 1 : 0;
      before = touched;
      if (still >= 2) return look('');
    }
    return look(waitsFor() || 'la pagina continua a cambiare');
  };
  const middleOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit !== null && (element.contains(hit) || hit.contains(element)) ? point : null;
  };

  /** Where a finger would touch it, or its label; null where something else would be touched. */
  const pointOf = (index: number) => {
    const element = window.roaming.controls[index];
    if (element === undefined || !element.isConnected) return null;
    const label = (element as HTMLInputElement).labels?.[0];
    return middleOf(element) ?? (label ? middleOf(label) : null);
  };
  window.roaming = { see, pointOf, controls: [] };
};
