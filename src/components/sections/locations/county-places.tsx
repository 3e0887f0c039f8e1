import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { aboutPeople, postcodes } from '@/lib/content/locations/text/wording'
import type { County } from '@/lib/domain/locations/counties'
import type { Place } from '@/lib/domain/locations/place'
import { locationPage } from '@/lib/routing/routes'

/** Every place of a county, the largest first. */
export function CountyPlaces({ county, places }: { county: County; places: readonly Place[] }) {
  return (
    <Section name="Places" context="Cities, towns and large villages">
      <h2 className="text-h2">Where in {county.name}?</h2>
      <ul className="mt-7 grid gap-x-(--gutter) border-t border-line text-sm md:grid-cols-2">
        {places.map(({ path, name, population, postcodeDistricts }) => (
          <li key={path} className="flex min-h-11 items-center gap-3 border-b border-line">
            <TextLink href={locationPage(path)} className="font-semibold">
              {name}
            </TextLink>
            <span className="text-ink-2">{postcodes(postcodeDistricts.slice(0, 3))}</span>
            <span className="ml-auto tabular-nums">{population !== null && aboutPeople(population)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
