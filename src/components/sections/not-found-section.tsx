import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { routes } from '@/lib/site/routes'
import type { PhoneLine } from '@/lib/site/site-settings'

const WAYS_ON = [
  { href: routes.home, label: 'Start at the beginning' },
  { href: routes.technicalSpecs, label: 'Read what the panel does' },
  { href: routes.calculator, label: 'Work out what it costs to run' },
  { href: routes.locations, label: 'Find your town' },
  { href: routes.quoteRequest, label: 'Ask for a quote' },
]

export function NotFoundSection({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <PageTitle
        lede={
          <>
            The address may be mistyped, or the page has moved. If you followed a link of ours, ring{' '}
            <a href={phone.href} className="whitespace-nowrap underline decoration-current/45 underline-offset-[.22em]">
              {phone.display}
            </a>{' '}
            and we’ll find it for you.
          </>
        }
      >
        There’s no page here.
      </PageTitle>
      <div className="grid-page relative pt-8 pb-(--section)">
        <ul className="col-span-full md:col-start-4">
          {WAYS_ON.map(({ href, label }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
