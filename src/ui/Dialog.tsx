import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { kitTexts } from '../italian/shared';
import { ActionRow } from './ActionRow';
import { LiveRegion } from './Announcement';
import { Button } from './Button';
import { useBackLevel } from './back-level';
import { classes } from './classes';
import { Icon } from './Icon';

const AnnouncedOverAll = createContext<ReactNode>(null);

/** A live region that every dialog repeats: while it is open, the page beneath it is inert. */
export const Announced = AnnouncedOverAll.Provider;

export interface DialogProps {
  title: string;
  children: ReactNode;
  /**
   * Called by the close button, by Escape and by Back. Without it only the `actions` close the
   * dialog.
   */
  onClose?: () => void;
  /** Replaces the button 'CHIUDI'. */
  actions?: ReactNode;
  /** A wide layer over the page, closed by an X named 'Chiudi'. */
  layer?: boolean;
  /** Wide enough for two parts side by side. */
  wide?: boolean;
}

/** Shown while it is mounted; on closing, the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { title, children, onClose, actions, layer = false, wide = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  useLayoutEffect(() => showUntilUnmounted(dialog.current), []);
  useBackLevel(onClose);
  const announced = useContext(AnnouncedOverAll);
  const footer =
    actions ?? (!layer && onClose && <Button onClick={onClose}>{kitTexts.close}</Button>);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={layer ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose?.();
      }}
      className={classes(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-min(2rem,6vw))] rounded-panel bg-surface p-[min(1.25rem,4vw)] text-ink shadow-raised backdrop:bg-veil sm:p-8',
        layer ? 'max-w-page' : wide ? 'max-w-2xl' : 'max-w-form',
      )}
    >
      <div className="mb-4 flex items-start justify-between gap-[min(1rem,3vw)]">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-[1.25rem] font-bold outline-none">
          {title}
        </h2>
        {layer && onClose && <CloseCorner onClose={onClose} />}
      </div>
      <div id={`${id}-text`}>{children}</div>
      {footer && (
        <div className="mt-6">
          <ActionRow align="end">{footer}</ActionRow>
        </div>
      )}
      {announced}
      <LiveRegion />
    </dialog>
  );
}

function CloseCorner({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={kitTexts.closeLayer}
      onClick={onClose}
      className="-mt-2 -mr-[min(0.5rem,2vw)] grid size-[min(2.75rem,15vw)] min-h-11 min-w-11 shrink-0 cursor-pointer place-items-center rounded-control text-accent hover:bg-accent-soft"
    >
      <Icon name="close" />
    </button>
  );
}

function showUntilUnmounted(dialog: HTMLDialogElement | null) {
  const before = document.activeElement;
  noteScrollbar();
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return () => {
    dialog?.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

// In a nested dialog the page's scroll bar is already hidden.
function noteScrollbar() {
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}
