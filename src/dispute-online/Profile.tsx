import type { ReactNode } from 'react';
import type { EboxProfile } from '../../acquirer/contract/enrolment';
import * as select from '../../machines/dispute-online/dispute-online.selectors';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { Button } from '../ui/Button';
import { type Column, DataTable } from '../ui/DataTable';
import { DescriptionList } from '../ui/DescriptionList';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { PageStack } from '../ui/PageStack';
import { Panel } from '../ui/Panel';
import type { PartProps } from './screen-props';

const words = disputeOnlineTexts.profile;

type ProfileManager = EboxProfile['listaGestoriList'][number];

const columns: readonly Column<ProfileManager>[] = [
  {
    key: 'code',
    header: words.columns.code,
    cell: ({ codGestore }) => codGestore,
  },
  { key: 'user', header: words.columns.user, cell: ({ user }) => user },
  {
    key: 'email',
    header: words.columns.email,
    wide: true,
    text: true,
    // Where there is room an address stays in one piece.
    cell: ({ email }) => <span className="lg:whitespace-nowrap">{email}</span>,
  },
  {
    key: 'points',
    header: words.columns.points,
    wide: true,
    text: true,
    cell: ({ listaPuntiVenditaList }) => listaPuntiVenditaList.map(({ codPV }) => codPV).join(', '),
  },
];

interface ProfileProps extends PartProps {
  /** After a modification was left, the focus returns to the button that opened it. */
  returned: boolean;
}

const focusOnEntry = (button: HTMLButtonElement | null) => button?.focus();

/** 'Il mio profilo' (ENR-063, ENR-069): who enrolled, the managers, and the way to change them. */
export function Profile({ snapshot, send, returned }: ProfileProps) {
  const profile = select.profile(snapshot);
  if (select.isLoadingProfile(snapshot)) return <Loading />;
  if (profile === null) return null;
  return (
    <PageStack>
      <Responsible profile={profile}>
        <Button
          ref={returned ? focusOnEntry : undefined}
          onClick={() => send({ type: 'modification.started' })}
        >
          {words.modify}
        </Button>
      </Responsible>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-xl font-bold">{words.managers}</h2>
        <Managers managers={profile.listaGestoriList} />
      </section>
    </PageStack>
  );
}

function Responsible({ profile, children }: { profile: EboxProfile; children: ReactNode }) {
  const { labels } = words;
  return (
    <Panel title={words.responsible} actions={children}>
      <DescriptionList
        items={[
          { label: labels.name, value: profile.nome },
          { label: labels.surname, value: profile.cognome },
          { label: labels.telephone, value: profile.telefono },
          { label: labels.fax, value: profile.fax },
          { label: labels.email, value: profile.email },
        ]}
      />
    </Panel>
  );
}

function Managers({ managers }: { managers: readonly ProfileManager[] }) {
  if (managers.length === 0) return <EmptyState title={words.noManagers} />;
  return (
    <DataTable
      caption={words.managers}
      columns={columns}
      rows={managers}
      rowKey={({ codGestore, user, email }) => `${codGestore} ${user} ${email}`}
    />
  );
}
