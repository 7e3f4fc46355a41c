/** The place of the shop in force in the row: equal before and after its code has arrived. */
export const pointPlace =
  'my-1 min-h-control min-w-0 grow basis-50 md:max-w-90 lg:max-w-72 xl:max-w-80';
