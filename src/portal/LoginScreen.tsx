import { useState } from 'react';
import { pathOf } from '../../machines/pages';
import { loginTexts } from '../italian/portal';
import { ConfiguredLink } from '../layout/ConfiguredLink';
import { TextLink } from '../ui/Anchor';
import { Button } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { focusOnEntry as focusHeading } from '../ui/PageHeading';
import { PasswordField } from '../ui/PasswordField';
import { SupportContact, useSupport } from '../ui/SupportContact';
import { TextField } from '../ui/TextField';
import { useHydrated } from '../ui/use-hydrated';

const icons: readonly IconName[] = ['movements', 'trend', 'document', 'messages'];

/** The purpose of the portal, beside the form (under it on a phone). */
function LoginOffer() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] place-items-center bg-brand px-[min(1rem,4vw)] py-10 text-onbrand sm:px-6 lg:py-12">
      <div className="w-full max-w-form">
        <Months />
        <h2 className="text-2xl font-bold tracking-tight text-balance lg:text-3xl">
          {loginTexts.offerTitle}
        </h2>
        <ul className="mt-7 grid gap-5">
          {loginTexts.offers.map((offer, index) => (
            <li key={offer.title} className="flex gap-4 max-xs:flex-col">
              <span className="grid size-11 shrink-0 place-items-center rounded-control border border-onbrand/30 bg-onbrand/10">
                <Icon name={icons[index] ?? 'document'} />
              </span>
              <span className="min-w-0">
                <strong className="block font-semibold">{offer.title}</strong>
                <span className="text-onbrand-soft">{offer.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const lastThirteenMonths = [38, 52, 44, 60, 49, 66, 58, 72, 55, 70, 78, 64, 96];

function Months() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 416 96"
      className="mb-8 w-full fill-onbrand max-lg:hidden [&>:not(:last-child)]:opacity-25"
    >
      {lastThirteenMonths.map((height, month) => (
        <rect key={height} x={month * 33} y={96 - height} width="20" height={height} rx="4" />
      ))}
    </svg>
  );
}

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
  /** Where the fields are an authorisation server's. */
  onBegin?: (() => void) | undefined;
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
  const { form, onBegin, message, needsSupport = false, recoveryUrl, user = '' } = props;
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
          <p className="mt-2 text-lg text-ink-soft">
            {onBegin ? loginTexts.introElsewhere : loginTexts.intro}
          </p>
          <p
            id="login-message"
            role="alert"
            suppressHydrationWarning
            className="mt-6 rounded-control border border-danger-line bg-danger-soft px-4 py-3 font-semibold text-danger empty:hidden"
          >
            {message ?? ''}
          </p>
          {needsSupport && <SupportContact />}
          {onBegin ? (
            <div className="mt-8 grid">
              <Button wide onClick={onBegin}>
                {loginTexts.submit}
              </Button>
            </div>
          ) : (
            <Credentials form={form} user={user} />
          )}
          <Recovery url={recoveryUrl} saysSupport={needsSupport} />
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

/** The way to a new password; without one, whom to call, unless the message above says it. */
function Recovery({ url, saysSupport }: { url: string | undefined; saysSupport: boolean }) {
  const support = useSupport();
  if (url === undefined && support !== null && !saysSupport)
    return (
      <div className="mt-4">
        <p>{loginTexts.forgottenUserOrPassword}</p>
        <SupportContact />
      </div>
    );
  return (
    <ConfiguredLink id="login-recovery" href={url} className={recovery}>
      {loginTexts.forgotten}
    </ConfiguredLink>
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
