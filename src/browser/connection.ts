import { type EventObject, fromCallback } from 'xstate';
import type { ConnectionNews } from '../../machines/shared/connection/connection.machine';

/** Reports whether the browser has a connection, at first and at every change. */
export const watchConnection = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => {
    const news: ConnectionNews = {
      type: navigator.onLine ? 'connection.found' : 'connection.lost',
    };
    sendBack(news);
  };
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  tell();
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
});
