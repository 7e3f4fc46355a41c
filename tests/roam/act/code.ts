import type { Model } from '../model';

const another = (code: string) => (code === '000000' ? '000001' : '000000');

export const codeFor = (model: Model, which: 'right' | 'wrong' | 'old') => {
  const [last = '123456', before] = model.codes();
  if (which === 'right') return last;
  return which === 'old' ? (before ?? another(last)) : another(last);
};
