import { movementTexts } from '../../italian/movements';
import { Tag } from '../../ui/Tag';

const cancelled = 'A';

/** The state of a movement; a cancelled one is emphasised. */
export function Status({ code }: { code: string }) {
  const text = movementTexts.status(code);
  return code === cancelled ? <Tag tone="danger">{text}</Tag> : text;
}
