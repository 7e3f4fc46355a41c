import { type EventObject, fromCallback } from 'xstate';
import type { Delivery, FileAnswer } from '../../../machines/shared/document/document.actors';
import { saveFile } from '../../browser/save-file';

/**
 * EST-010, EST-011: a new window, with the file's name in its address. The address lives as long as
 * the portal's page, so the window may be reloaded and the file saved.
 */
const openWindow = ({ file, fileName }: Delivery): FileAnswer => {
  const named = new File([file], fileName, { type: file.type });
  const address = `${URL.createObjectURL(named)}#${fileName}`;
  const opened = window.open(address, '_blank');
  if (opened === null) return { type: 'file.blocked', address };
  opened.name = fileName;
  return { type: 'file.delivered' };
};

const save = ({ file, fileName }: Delivery): FileAnswer => {
  saveFile(file, fileName);
  return { type: 'file.delivered' };
};

/** Opens or saves a document; a browser may block a window that opens too long after the click. */
export const deliver = fromCallback<EventObject, Delivery>(({ input, sendBack }) =>
  sendBack(input.how === 'open' ? openWindow(input) : save(input)),
);
