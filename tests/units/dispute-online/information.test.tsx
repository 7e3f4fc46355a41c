// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { disputeOnlineMachine } from '../../../machines/dispute-online/dispute-online.machine';
import { input } from '../../../paths/dispute-online/enrolment/enrolment.scenario';
import { DisputeOnlineView } from '../../../src/dispute-online/DisputeOnlineView';
import { type Support, SupportProvider } from '../../../src/ui/SupportContact';

afterEach(cleanup);

const open = (support: Support | null = null) => {
  const actor = createActor(disputeOnlineMachine, {
    input: { ...input, company: true, enrolled: false },
  }).start();
  render(
    <SupportProvider value={support}>
      <DisputeOnlineView actor={actor} />
    </SupportProvider>,
  );
};

describe('Informazioni sul servizio', () => {
  it.each([
    ['ENR-001', 'ENR-057', 'Informazioni sul servizio'],
    ['ENR-003', 'ENR-013', /e-box, con cui ricevere in formato elettronico le richieste/],
    ['ENR-004', 'ENR-003', 'È gratuito.'],
    ['ENR-005', 'ENR-003', 'Elimina i costi di spedizione dei documenti.'],
    ['ENR-006', 'ENR-003', 'Permette di seguire lo stato di ogni pratica.'],
    ['ENR-007', 'ENR-003', 'Conserva i documenti in un archivio elettronico.'],
    ['ENR-008', 'ENR-003', /scanner o un supporto ottico .* pdf, tif, jpg/],
    ['ENR-009', 'ENR-003', 'L’iscrizione è confermata con un’email.'],
    ['ENR-010', 'ENR-003', /email giornaliera riepiloga le nuove richieste, i solleciti e gli/],
    ['ENR-011', 'ENR-003', /disattivato con una telefonata.*riprende entro 30 giorni/],
    ['ENR-012', 'ENR-003', /con 7 giorni di preavviso/],
    ['ENR-014', 'ENR-003', 'Dal lunedì al venerdì, dalle 9:00 alle 18:00.'],
    ['PRM-007', 'ENR-003', /codice società attiva il servizio per tutti i punti vendita/],
    ['PRM-014', 'ENR-003', /Il gestore, .* registrato al portale, riceve le richieste/],
    ['PRM-016', 'ENR-003', /codice di gruppo può iscrivere tutte le società .* solo alcune/],
    ['PRM-010', 'PRM-011', /può affidare le richieste a uno o più gestori/],
  ])('[%s] [%s] says: %s', (_id, _other, sentence) => {
    open();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  it('[ENR-011] [ENR-014] gives the number to call beside what a call can do, with the hours that hold', () => {
    open({ phone: '800 000 000', hours: 'tutti i giorni' });
    expect(screen.getAllByRole('link', { name: '800 000 000' })).toHaveLength(2);
    expect(screen.getAllByText('(tutti i giorni)')).toHaveLength(2);
    expect(screen.queryByText('Dal lunedì al venerdì, dalle 9:00 alle 18:00.')).toBeNull();
  });
});
