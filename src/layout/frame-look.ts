export const pageWidth = 'mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8';

export const headerLink =
  'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-3 leading-tight font-semibold text-ink hover:bg-accent-soft hover:text-accent';
