/**
 * The merchant, or the shop in force, has changed since the flow began, here or in another tab.
 * `input` is what the flow would begin with now.
 */
export interface SessionChanged<Input> {
  readonly type: 'session.changed';
  readonly input: Input;
}
