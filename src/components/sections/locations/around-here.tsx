import { ArrowLink, TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Location } from '@/lib/content/locations/location'
import { neighbourRows } from '@/lib/content/locations/neighbours'
import { topicPage, TOPICS } from '@/lib/routing/locations'
import { locationPage } from '@/lib/routing/routes'

import { CompareForm } from './compare-form'

/** On a phone, figures leave the rest of the width to the names. */
const FIGURE_HEAD = 'w-16 py-2 text-right font-semibold not-last:pr-2 sm:w-auto'
const FIGURE = 'py-2 text-right not-last:pr-2'

/** Pages below this one, and the places nearby with their figures. */
export function AroundHere({ location: { place, town, neighbours, suburbs } }: { location: Location }) {
  const rows = neighbourRows(place, neighbours)
  const isClimateShared = new Set(rows.map(({ degreeDays }) => degreeDays)).size === 1
  return (
    <Section name="Next" context={place.postcodeDistricts.slice(0, 3).join(', ')}>
      <div className="grid gap-x-(--gutter) gap-y-11 lg:grid-cols-2">
        <div>
          <h2 className="text-h3">{town ? `More about ${town.name}` : `In ${place.name}`}</h2>
          <ul className="mt-3 border-t border-line">
            {TOPICS.map(({ slug, name }) => (
              <li key={slug} className="border-b border-line">
                <ArrowLink href={topicPage(town?.path ?? place.path, slug)}>{name}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-h3">{place.name} and its neighbours</h2>
          <table className="mt-3 w-full border-collapse text-sm tabular-nums">
            <Headings isClimateShared={isClimateShared} />
            <tbody>
              {rows.map(({ path, name, distance, degreeDays, offGas, rented }) => (
                <tr key={path} className="border-t border-line">
                  <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:anywhere]">
                    {path === place.path ? (
                      <strong>{name}</strong>
                    ) : (
                      <TextLink href={locationPage(path)}>{name}</TextLink>
                    )}{' '}
                    <span className="block whitespace-nowrap text-ink-2">{distance}</span>
                  </th>
                  {!isClimateShared && <td className={FIGURE}>{degreeDays}</td>}
                  <td className={FIGURE}>{offGas}</td>
                  <td className={FIGURE}>{rented}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="pt-3 text-sm text-ink-2">Distances are straight lines. Shares are those of the council.</p>
          <div className="pt-6">
            <CompareForm path={place.path} name={place.name} />
          </div>
        </div>
      </div>
      {suburbs.length > 0 && <Suburbs name={place.name} suburbs={suburbs} />}
    </Section>
  )
}

function Suburbs({ name: place, suburbs }: { name: string; suburbs: Location['suburbs'] }) {
  return (
    <div className="pt-11">
      <h2 className="text-h3">Parts of {place}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-sm">
        {suburbs.map(({ name, path, hasPage }) => (
          <li key={path} className="py-1">
            {hasPage ? <TextLink href={locationPage(path)}>{name}</TextLink> : name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Headings({ isClimateShared }: { isClimateShared: boolean }) {
  return (
    <thead>
      <tr className="border-t-[1.5px] border-ink text-left align-bottom">
        <th scope="col" className="py-2 pr-2 font-semibold">
          Place
        </th>
        {!isClimateShared && (
          <th scope="col" className={FIGURE_HEAD}>
            Degree days
          </th>
        )}
        <th scope="col" className={FIGURE_HEAD}>
          Without a gas meter
        </th>
        <th scope="col" className={FIGURE_HEAD}>
          Let privately
        </th>
      </tr>
    </thead>
  )
}
