interface UsernameForManagersProps {
  readonly username: string;
}

/** Whose password it is: invisible, for password managers, which otherwise save it as another user's. */
export function UsernameForManagers({ username }: UsernameForManagersProps) {
  return (
    <input
      type="text"
      autoComplete="username"
      value={username}
      readOnly
      hidden
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
