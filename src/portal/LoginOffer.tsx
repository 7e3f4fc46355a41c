import { loginTexts } from '../italian/portal';
import { Icon, type IconName } from '../ui/Icon';

const icons: readonly IconName[] = ['movements', 'trend', 'document', 'messages'];

/** The purpose of the portal, beside the form (under it on a phone). */
export function LoginOffer() {
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
