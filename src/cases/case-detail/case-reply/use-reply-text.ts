import { useEffect, useState } from 'react';
import type { Draft } from '../../../../machines/cases/case-detail/case-reply/case-reply.actors';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import type { CaseReplyEvent } from '../../../../machines/cases/case-detail/case-reply/case-reply.types';

const pauseMs = 500;
const leavings = ['pagehide', 'popstate'] as const;

/** Sends the text when the writer pauses, or is about to leave. */
const createSaver = (notify: (draft: Draft) => void) => {
  let unsaved: Draft | null = null;
  let timer = 0;

  const forget = () => {
    window.clearTimeout(timer);
    unsaved = null;
  };

  const flush = () => {
    const last = unsaved;
    forget();
    if (last !== null) notify(last);
  };

  return {
    forget,
    flush,
    later: (draft: Draft) => {
      forget();
      unsaved = draft;
      timer = window.setTimeout(flush, pauseMs);
    },
    // In the capture phase, before the address changes and the reply is unmounted.
    atTheEnd: () => {
      for (const type of leavings) window.addEventListener(type, flush, true);
      return () => {
        for (const type of leavings) window.removeEventListener(type, flush, true);
        forget();
      };
    },
  };
};

/** The text being written; the chart, which keeps the draft, receives it in pauses. */
export const useReplyText = (
  snapshot: select.CaseReplySnapshot,
  send: (event: CaseReplyEvent) => void,
) => {
  const [text, setText] = useState<Draft>({
    message: select.message(snapshot),
    faxPost: select.faxPost(snapshot),
  });
  const [saver] = useState(() => createSaver((draft) => send({ type: 'reply.changed', ...draft })));
  useEffect(saver.atTheEnd, [saver]);

  return {
    text,
    flush: saver.flush,
    write: (message: string) => {
      setText({ ...text, message });
      saver.later({ ...text, message });
    },
    choose: (faxPost: boolean) => {
      setText({ ...text, faxPost });
      saver.later({ ...text, faxPost });
      saver.flush();
    },
    discard: () => {
      saver.forget();
      send({ type: 'reply.discarded', ...text });
    },
    confirmDiscard: () => {
      send({ type: 'reply.discarded', ...text });
      setText({ message: '', faxPost: false });
    },
    submit: () => {
      saver.forget();
      send({ type: 'reply.submitted', ...text });
    },
  };
};
