import { TextLink } from '@/components/ui/link'
import { RowLinks } from '@/components/ui/row-link'
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
  {
    href: routes.technicalSpecs,
    label: 'The panel in figures',
    note: 'Size, weight, power, and what we can’t confirm',
  },
  { href: routes.quickCalculator, label: 'Running costs', note: 'A year in your home, next to what you have now' },
  { href: routes.versusGasBoilers, label: 'Panels or a gas boiler', note: 'When gas is cheaper, and when it isn’t' },
  { href: routes.installationEngineering, label: 'How panels are fitted', note: 'From the survey to the handover' },
  { href: routes.quoteRequest, label: 'Get a quote', note: 'A price for your rooms, in writing' },
  { href: routes.sitemapForPeople, label: 'Sitemap', note: 'Every page by subject' },
]

/** Suggested pages when there are no results to show. */
export function StartingPoints() {
  return (
    <>
      <section className="grid gap-x-(--gutter) md:col-span-full md:grid-cols-subgrid">
        <h2 className="pb-3 text-h4 md:col-span-3">Often searched for</h2>
        <ul className="flex flex-wrap gap-2 md:col-span-9">
          {SUBJECTS.map((subject) => (
            <li key={subject}>
              <TextLink
                href={searchPath({ q: subject.toLowerCase() })}
                className="flex min-h-11 items-center rounded-control bg-panel px-3.5 text-sm font-medium no-underline ring-[1.5px] ring-edge ring-inset hover:bg-plaster forced-colors:border"
              >
                {subject}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-x-(--gutter) md:col-span-full md:grid-cols-subgrid">
        <h2 className="pb-3 text-h4 md:col-span-3">Or start here</h2>
        <RowLinks rows={PAGES} className="md:col-span-9" />
      </section>
    </>
  )
}
