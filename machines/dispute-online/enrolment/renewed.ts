import type { EnrolmentContext, Responsible } from './enrolment.types';

/**
 * The form with the session's current data: an untouched field takes the new value, an edited one
 * keeps its own. From then on the form is another intention.
 */
export const renewedFrom = (context: EnrolmentContext): Partial<EnrolmentContext> => {
  const { known, latest, typed, responsible, revision } = context;
  const parts = Object.keys(latest) as (keyof Responsible)[];
  const renewed = parts.filter(
    (part) => latest[part] !== known[part] && typed.responsible[part] === known[part],
  );
  if (renewed.length === 0) return { known: latest };
  const values = Object.fromEntries(renewed.map((part) => [part, latest[part]]));
  return {
    known: latest,
    renewed,
    renewals: context.renewals + 1,
    typed: { ...typed, responsible: { ...typed.responsible, ...values } },
    responsible: { ...responsible, ...values },
    revision: revision === 0 ? 0 : revision + 1,
  };
};
