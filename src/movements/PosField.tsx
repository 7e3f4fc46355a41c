import type { MovementCriteria } from '../../machines/movements/movements.actors';
import { isCompany } from '../../machines/portal/session';
import { sharedTexts } from '../italian/shared';
import type { FieldProps } from '../lists/list';
import { TextField } from '../ui/TextField';

/** VAL-065: a shop may name one of its terminals; a company sees the point in force. */
export function PosField({ label, draft, session, children }: FieldProps<MovementCriteria>) {
  if (!isCompany(session)) return children;
  return <TextField label={label} value={draft.codPos || sharedTexts.all} readOnly />;
}
