import { useEffect } from 'react';
import { humanSlug } from '../paths/human/session';
import { useAddress } from './address';
import { CallsPage, callsPage } from './calls/CallsPage';
import { ChartPage } from './chart-page/ChartPage';
import { chartCalled } from './charts';
import { ComparisonPage, comparisonPage } from './comparison/ComparisonPage';
import { DossierPage, dossierPage } from './dossier/DossierPage';
import { ImpactPage, impactPage } from './impact/ImpactPage';
import { OutcomesPage, outcomesPage } from './outcomes/OutcomesPage';
import { Header } from './pages/Header';
import { HumanSetPage } from './pages/HumanSetPage';
import { IndexPage } from './pages/IndexPage';
import { PortalPage, portalPage } from './pages/PortalPage';
import { RequirementsPage } from './pages/RequirementsPage';
import { SearchPage } from './pages/SearchPage';
import { SessionPage, sessionPage } from './session/SessionPage';

const searchPage = 'cerca';
const requirementsPage = 'requisiti';

function Page() {
  const { page, place } = useAddress();
  const listed = chartCalled(page);
  if (listed !== undefined) return <ChartPage key={listed.slug} listed={listed} place={place} />;
  if (page === portalPage) return <PortalPage place={place} />;
  if (page === dossierPage) return <DossierPage place={place} />;
  if (page === impactPage) return <ImpactPage place={place} />;
  if (page === comparisonPage) return <ComparisonPage place={place} />;
  if (page === sessionPage) return <SessionPage />;
  if (page === callsPage) return <CallsPage />;
  if (page === outcomesPage) return <OutcomesPage />;
  if (page === humanSlug) return <HumanSetPage place={place} />;
  if (page === requirementsPage) return <RequirementsPage place={place} />;
  if (page === searchPage) return <SearchPage query={place} />;
  return <IndexPage />;
}

export function Atlas() {
  const { page } = useAddress();
  useEffect(() => {
    const name = chartCalled(page)?.name;
    document.title = name === undefined ? 'Atlante dei flussi' : `${name} · Atlante dei flussi`;
  }, [page]);
  return (
    <>
      <Header />
      <main id="contenuto" tabIndex={-1} className="outline-none">
        <Page />
      </main>
    </>
  );
}
