import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { aboutMiles, type Installer } from '@/lib/content/installer'
import type { InstallerSearch } from '@/lib/content/installer-search'
import type { PhoneLine } from '@/lib/content/site-settings'
import { REACH_MILES, type Reached } from '@/lib/domain/places/within-reach'
import { routes } from '@/lib/routing/routes'

import { DirectoryNotes } from './directory-notes'
import { InstallerEntry } from './installer-entry'

type InstallersNearProps = { search: InstallerSearch; phone: PhoneLine }

/** The result for a postcode: nearest firms first, or alternatives when there are none. */
export function InstallersNear({ search, phone }: InstallersNearProps) {
  const { code, area, isWholeArea, found, total } = search
  if (found.length === 0) return <NobodyNear code={code} phone={phone} />
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-quote">
        {total === 1 ? 'One entry' : `${total} entries`} near {code}
      </h2>
      <p className="mt-3 max-w-[38em]">
        Within {REACH_MILES} miles, or working in {area}; nearest first, in a straight line from the middle of{' '}
        {isWholeArea ? `the whole ${area} area, since we don’t know where ${code} is within it` : code}.
        {total > found.length &&
          ` The nearest ${found.length} of them are listed here; call ${phone.display} for the others.`}
      </p>
      <DirectoryNotes installers={found.map(({ firm }) => firm)} />
      <ul className="mt-7 border-t-[1.5px] border-ink">
        {found.map((reached) => (
          <InstallerEntry
            key={reached.firm.slug}
            installer={reached.firm}
            level={3}
            distance={distanceWords(reached)}
          />
        ))}
      </ul>
      <PositionSources />
    </section>
  )
}

function NobodyNear({ code, phone }: { code: string; phone: PhoneLine }) {
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-quote">
        There are no installers listed near {code}.
      </h2>
      <p className="mt-3 max-w-[38em]">
        No firm in the directory is within {REACH_MILES} miles of {code} or works there. Call{' '}
        <TextLink href={phone.href} className="whitespace-nowrap">
          {phone.display}
        </TextLink>{' '}
        or contact us: we may know of someone who isn’t listed.
      </p>
      <ButtonLink href={routes.contact} className="mt-6">
        Ask us
      </ButtonLink>
      <PositionSources />
    </section>
  )
}

function PositionSources() {
  return (
    <p className="mt-5 max-w-[46em] text-xs text-ink-2">
      Positions of postcode districts are the mean of the places within them. Contains OS data © Crown copyright and
      database right 2017. Contains Royal Mail data © Royal Mail copyright and database right 2017. Northern Ireland:
      Food Standards Agency, under the Open Government Licence v3.0, and GeoNames, CC BY 4.0.
    </p>
  )
}

function distanceWords({ miles }: Reached<Installer>): string {
  return miles === null ? 'distance not known' : aboutMiles(miles)
}
