import { useState } from 'react';
import { pathOf } from '../../machines/pages';
import { loginTexts } from '../italian/portal';
import { ConfiguredLink } from '../layout/ConfiguredLink';
import { Button } from '../ui/Button';
import { focusOnEntry as focusHeading } from '../ui/focus-on-entry';
import { PasswordField } from '../ui/PasswordField';
import { SupportContact } from '../ui/SupportContact';
import { TextField } from '../ui/TextField';
import { TextLink } from '../ui/TextLink';
import { useHydrated } from '../ui/use-hydrated';
import { LoginOffer } from './LoginOffer';

export interface LoginForm {
  action: string;
  userField: string;
  passwordField: string;
  successUrlField: string;
  successUrl: string;
  /** A random value that the return must carry, where the acquirer supports it. */
  stateField?: string;
  state?: string;
}

export interface LoginScreenProps {
  /** Null until the configuration is loaded: the form has no target before. */
  form: LoginForm | null;
  message: string | null;
  /** Where the message asks to call: the contacts and hours. */
  needsSupport?: boolean;
  recoveryUrl?: string | undefined;
  /** The User ID of a login that was refused: only the password is asked for again. */
  user?: string;
}

const focusOnEntry = (input: HTMLInputElement | null) => input?.focus();

// Its place is reserved, so that nothing moves when its address is loaded.
const recovery =
  'not-[[href]]:invisible mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline decoration-line-strong underline-offset-4 hover:text-accent-deep';

// The page is prerendered, and a small script fills in form and message before React hydrates.
// React must accept that markup, so it has suppressHydrationWarning, fixed ids and uncontrolled inputs.
export function LoginScreen(props: LoginScreenProps) {
  const { form, message, needsSupport = false, recoveryUrl, user = '' } = props;
  // After Esci the page is entered by its heading; one that is hydrated may be typed into already.
  const [isHydrating] = useState(!useHydrated());
  return (
    <div className="grid grow grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] place-items-center bg-surface px-[min(1rem,4vw)] py-10 sm:px-6 lg:py-12">
        <div className="w-full max-w-form">
          <h1
            tabIndex={-1}
            ref={isHydrating ? undefined : focusHeading}
            className="text-2xl font-bold tracking-tight outline-none lg:text-3xl"
          >
            {loginTexts.title}
          </h1>
          <p className="mt-2 text-lg text-ink-soft">{loginTexts.intro}</p>
          <p
            id="login-message"
            role="alert"
            suppressHydrationWarning
            className="mt-6 rounded-control border border-danger-line bg-danger-soft px-4 py-3 font-semibold text-danger empty:hidden"
          >
            {message ?? ''}
          </p>
          {needsSupport && <SupportContact />}
          <Credentials form={form} user={user} />
          <ConfiguredLink id="login-recovery" href={recoveryUrl} className={recovery}>
            {loginTexts.forgotten}
          </ConfiguredLink>
          <p className="mt-2 border-t border-line pt-6">
            {loginTexts.notRegistered}{' '}
            <TextLink
              href={pathOf('registrationKind')}
              className="inline-flex min-h-11 items-center"
            >
              {loginTexts.register}
            </TextLink>
          </p>
        </div>
      </div>
      <LoginOffer />
    </div>
  );
}

function Credentials({ form, user }: { form: LoginForm | null; user: string }) {
  return (
    <form
      id="login-form"
      method={form ? 'post' : 'dialog'}
      action={form?.action}
      suppressHydrationWarning
      className="mt-8 grid gap-5"
    >
      <TextField
        id="login-user"
        name={form?.userField}
        label={loginTexts.user}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={user || undefined}
        suppressHydrationWarning
      />
      <PasswordField
        id="login-password"
        name={form?.passwordField}
        label={loginTexts.password}
        autoComplete="current-password"
        ref={user === '' ? undefined : focusOnEntry}
        suppressHydrationWarning
      />
      <input
        id="login-success-url"
        type="hidden"
        name={form?.successUrlField}
        defaultValue={form?.successUrl}
        suppressHydrationWarning
      />
      <input
        id="login-state"
        type="hidden"
        name={form?.stateField}
        defaultValue={form?.state}
        suppressHydrationWarning
      />
      <Button type="submit" wide>
        {loginTexts.submit}
      </Button>
    </form>
  );
}
