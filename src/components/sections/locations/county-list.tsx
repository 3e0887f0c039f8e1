import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { COUNTIES } from '@/lib/domain/locations/counties'
import { writtenNumber } from '@/lib/format/written-number'
import { locationPage } from '@/lib/routing/routes'

import { DegreeDayBar } from './degree-day-bar'

const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland']

/** Every county by nation, with its degree days as a bar. */
export function CountyList() {
  return (
    <Section name="Counties" context="Heating degree days a year">
      <h2 className="text-h2">107 counties and council areas</h2>
      {NATIONS.map((nation) => (
        <div key={nation} className="pt-9">
          <h3 className="text-h3">{nation}</h3>
          <ul className="mt-3 grid gap-x-(--gutter) border-t border-line text-sm md:grid-cols-2">
            {COUNTIES.filter((county) => county.nation === nation).map(({ slug, name, degreeDays }) => (
              <li key={slug} className="flex min-h-11 items-center gap-3 border-b border-line">
                <TextLink
                  href={locationPage(`county/${slug}`)}
                  className="flex min-h-11 w-44 flex-none items-center font-semibold"
                >
                  {name}
                </TextLink>
                <span aria-hidden className="min-w-0 flex-1">
                  <DegreeDayBar degreeDays={degreeDays} />
                </span>
                <span className="tabular-nums">{writtenNumber(degreeDays)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
