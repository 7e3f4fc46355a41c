import type { ReactNode } from 'react';
import { Loading } from './Loading';
import { PageHeading, type PageHeadingProps } from './PageHeading';
import { PageStack, type PageStackProps } from './PageStack';
import { useHydrated } from './use-hydrated';

interface HeadedPageProps
  extends Omit<PageHeadingProps, 'actions'>,
    Omit<PageStackProps, 'children'> {
  children?: ReactNode;
}

/** A page whose heading is written at build time: React keeps it and draws the rest below it. */
export function HeadedPage({ close, inert, children, ...heading }: HeadedPageProps) {
  const hydrated = useHydrated();
  return (
    <PageStack close={close} inert={inert}>
      <PageHeading {...heading} />
      {hydrated ? children : <Loading />}
    </PageStack>
  );
}
