/**
 * The merchant, or the shop in force, is no longer what a flow has begun with: it was changed here, or in
 * another tab. `input` is what the flow would begin with now.
 */
export interface SessionChanged<Input> {
  readonly type: 'session.changed';
  readonly input: Input;
}
