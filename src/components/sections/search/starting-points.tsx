import { ArrowLink, TextLink } from '@/components/ui/link'
import { searchPath } from '@/lib/content/search'
import { routes } from '@/lib/routing/routes'

const SUBJECTS = [
  'Running cost',
  'Thermostat',
  'Gas boiler',
  'Solar panels',
  'Installation',
  'Building regulations',
  'Damp',
]

const PAGES = [
  { href: routes.technicalSpecs, label: 'The panel in figures' },
  { href: routes.quickCalculator, label: 'Running costs' },
  { href: routes.versusGasBoilers, label: 'Panels or a gas boiler' },
  { href: routes.installationEngineering, label: 'How panels are fitted' },
  { href: routes.quoteRequest, label: 'Get a quote' },
  { href: routes.sitemapForPeople, label: 'Sitemap' },
]

/** Suggested pages when there are no results to show. */
export function StartingPoints() {
  return (
    <div className="grid gap-x-(--gutter) gap-y-9 md:grid-cols-9">
      <section className="md:col-span-4">
        <h2 className="pb-3 text-h3">Search for</h2>
        <ul className="flex flex-wrap gap-x-6">
          {SUBJECTS.map((subject) => (
            <li key={subject}>
              <TextLink href={searchPath({ q: subject.toLowerCase() })} className="inline-flex min-h-11 items-center">
                {subject}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="md:col-span-5">
        <h2 className="pb-3 text-h3">Or start here</h2>
        <ul>
          {PAGES.map(({ href, label }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
