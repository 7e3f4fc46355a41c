/** A control on the screen that a person can use. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Its place among those of the same role and name. */
  readonly nth: number;
  readonly value: string;
  readonly disabled: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly href: string;
}

/** What a person sees once the page is at rest. */
export interface Screen {
  readonly path: string;
  readonly search: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly dialog: string;
  readonly text: string;
  /** Names, hints and tips, which are no visible text. */
  readonly spoken: readonly string[];
  readonly controls: readonly Control[];
  /** Whether some element has the focus. */
  readonly hasFocus: boolean;
  readonly isCrashed: boolean;
  /** When this document was loaded: another one after a reload. */
  readonly loadedAt: number;
  readonly token: string;
  /** Why the page is not at rest; '' where it is. */
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

/** Runs in every page before its own code; refers to nothing outside itself. */
export const installObserver = () => {
  let pending = 0;
  let leavingSince = Number.NEGATIVE_INFINITY;
  let changes = 0;
  const answered = () => {
    pending -= 1;
    changes += 1;
  };
  const originalFetch = window.fetch;
  window.fetch = (...given) => {
    pending += 1;
    return originalFetch(...given).finally(answered);
  };
  const originalSend = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function send(body?: XMLHttpRequestBodyInit | null) {
    pending += 1;
    this.addEventListener('loadend', answered);
    originalSend.call(this, body);
  };
  window.print = () => {};
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) leavingSince = performance.now();
  });
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert],[aria-hidden=true]') === null;

  const nameOf = (element: Element) => {
    const given = element.getAttribute('aria-label');
    if (given) return tidy(given);
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    if (by.length > 0)
      return tidy(by.map((id) => document.getElementById(id)?.textContent).join(' '));
    const { labels } = element as HTMLInputElement;
    if (labels?.[0]) return tidy(labels[0].textContent);
    return tidy(element.textContent) || tidy(element.getAttribute('title'));
  };

  const roles: Readonly<Record<string, string>> = { A: 'link', SELECT: 'select', TEXTAREA: 'text' };
  const roleOf = (element: Element) => {
    const given = element.getAttribute('role') ?? roles[element.tagName];
    if (given) return given;
    if (!(element instanceof HTMLInputElement)) return 'button';
    const { type } = element;
    return ['radio', 'checkbox', 'file', 'password'].includes(type) ? type : 'text';
  };

  const usable =
    'a[href],button,input:not([type=hidden]),select,textarea,[role=tab],[role=radio],[role=option],summary';

  const stage = () =>
    [...document.querySelectorAll('dialog[open]')].filter(isVisible).at(-1) ?? document.body;

  const controlOf = (seen: Map<string, number>) => (element: Element) => {
    const { value, disabled } = element as HTMLInputElement;
    const [role, name] = [roleOf(element), nameOf(element)];
    const nth = seen.get(`${role} ${name}`) ?? 0;
    seen.set(`${role} ${name}`, nth + 1);
    const options = element instanceof HTMLSelectElement ? [...element.options] : [];
    const leads = element instanceof HTMLAnchorElement && !element.target && !element.download;
    return {
      role,
      name,
      nth,
      value: value ?? '',
      disabled: disabled === true || element.getAttribute('aria-disabled') === 'true',
      options: options
        .filter((option) => !option.disabled)
        .map((option) => ({ value: option.value, label: tidy(option.textContent) })),
      href: leads ? element.href : '',
    };
  };

  const look = (restless: string): Screen => {
    const dialog = stage();
    const elements = [...dialog.querySelectorAll(usable)].filter(isVisible);
    window.roaming.controls = elements;
    const said = ['aria-label', 'title', 'placeholder', 'alt'];
    const spoken = [...document.querySelectorAll(said.map((each) => `[${each}]`).join())].flatMap(
      (element) => said.map((each) => element.getAttribute(each) ?? ''),
    );
    return {
      path: location.pathname,
      search: location.search,
      title: document.title,
      headings: [...document.querySelectorAll('h1')]
        .filter((each) => each.checkVisibility())
        .map((each) => tidy(each.textContent)),
      dialog: dialog === document.body ? '' : tidy(dialog.querySelector('h2')?.textContent) || '?',
      // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
      text: document.body.innerText,
      spoken: spoken.filter(Boolean),
      controls: elements.map(controlOf(new Map())),
      hasFocus: document.activeElement !== null && document.activeElement !== document.body,
      isCrashed:
        document.querySelector('#root') === null && document.querySelector('#crash-page') !== null,
      loadedAt: performance.timeOrigin,
      token: sessionStorage.getItem('token') ?? '',
      restless,
    };
  };

  const waitsFor = () => {
    if (document.readyState !== 'complete') return 'la pagina non è ancora arrivata';
    if (pending > 0) return 'una chiamata è in corso';
    if (performance.now() - leavingSince < 3000) return 'si cambia pagina';
    const waits = '[aria-busy=true],[role=progressbar],[role=status] .animate-spin';
    if (stage().querySelector(waits) !== null) return 'la pagina mostra un’attesa';
    return document.querySelector('h1') === null ? 'la pagina è vuota' : '';
  };

  const see = async (patienceMs: number) => {
    const began = performance.now();
    let before = -1;
    for (let still = 0; performance.now() - began < patienceMs; ) {
      await new Promise((resolve) => setTimeout(resolve, 8));
      still = waitsFor() === '' && changes === before ? still + 1 : 0;
      before = changes;
      if (still >= 3) return look('');
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

  /** Where a finger would touch a control, or its label; null where something covers it. */
  const pointOf = (index: number) => {
    const element = window.roaming.controls[index];
    if (element === undefined || !element.isConnected) return null;
    const label = (element as HTMLInputElement).labels?.[0];
    return middleOf(element) ?? (label ? middleOf(label) : null);
  };
  window.roaming = { see, pointOf, controls: [] };
};
