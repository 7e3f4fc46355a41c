/** A ref for what appears elsewhere on a long page, in answer to a press. */
export const intoSight = (news: HTMLElement | null) => {
  news?.scrollIntoView({ block: 'center' });
};
