import { type EventObject, fromCallback } from 'xstate';
import type { ConnectionNews } from '../../machines/shared/connection/connection.machine';

/** Reports whether the browser has a connection, at first and at every change. */
export const watchConnection = fromCallback<EventObject>(({ sendBack }) => {
  const notify = () => {
    const news: ConnectionNews = {
      type: navigator.onLine ? 'connection.found' : 'connection.lost',
    };
    sendBack(news);
  };
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  notify();
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
});
