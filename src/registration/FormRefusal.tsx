import type { FormRefusal as Refusal } from '../../machines/registration/registration.selectors';
import { registrationTexts } from '../italian/registration';
import { Notice } from '../ui/Notice';

const words = registrationTexts.form;

const toTheTop = (banner: HTMLElement | null) => {
  if (banner !== null) window.scrollTo({ top: 0 });
};

/** The banner over the form; the page goes up to it (ERR-009, ERR-010). */
export function FormRefusal({ refusal }: { refusal: Refusal | null }) {
  if (refusal === null) return null;
  return (
    <div ref={toTheTop}>
      <Notice tone="error" announce="alert" title={words[refusal]}>
        {words.dataStay}
      </Notice>
    </div>
  );
}
