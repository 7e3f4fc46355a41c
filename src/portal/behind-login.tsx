import { memo } from 'react';
import { written } from '../../machines/host/address';
import { PortalAnchors } from '../layout/PortalAnchors';
import { ConfinedPages } from './ConfinedPages';
import { SignedInPages } from './SignedInPages';
import type { PortalScreenProps, Screen } from './screen-props';

/** A page that is turned changes the query alone: the frame around the rows is not drawn again. */
const looksTheSame = (before: PortalScreenProps, now: PortalScreenProps) =>
  before.portal === now.portal &&
  before.send === now.send &&
  before.shown.flow === now.shown.flow &&
  before.shown.section === now.shown.section &&
  before.shown.address.pathname === now.shown.address.pathname;

/** Links lead where the host goes: no page is loaded twice behind the login. */
const linked = (Page: Screen) => {
  const Shown = memo(Page, looksTheSame);
  return function Linked(props: PortalScreenProps) {
    return (
      <PortalAnchors here={written(props.shown.address)} visit={props.visit}>
        <Shown {...props} />
      </PortalAnchors>
    );
  };
};

/** What stands behind the login; its code comes when somebody gets there. */
export const behindLogin = {
  confined: linked(ConfinedPages),
  signedIn: linked(SignedInPages),
};
