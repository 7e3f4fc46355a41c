const margins = 'mx-auto w-full px-[min(1rem,4vw)] sm:px-6 lg:px-8';

/** Of a page: what is read stays narrow; a table of many columns takes the width of the screen. */
export const pageWidth = `${margins} max-w-page 2xl:has-[.is-dense]:max-w-wide`;

/** Of the header and the footer. */
export const frameWidth = `${margins} max-w-page 2xl:max-w-wide`;

export const headerLink =
  'flex min-h-control min-w-0 cursor-pointer items-center gap-2 rounded-control px-3 leading-tight font-semibold text-ink hover:bg-accent-soft hover:text-accent';

/** The place of the shop in force in the row: equal before and after its code has arrived. */
export const pointPlace =
  'my-1 min-h-control min-w-0 grow basis-50 md:max-w-90 lg:max-w-72 xl:max-w-80';
