import { TextBlock } from '@/components/sections/page/text-block'
import { TextLink } from '@/components/ui/link'
import { byCounty, type Installer } from '@/lib/content/installer'
import type { BlockOf } from '@/lib/content/page'
import { routes } from '@/lib/routing/routes'

import { DirectoryMap } from './directory-map'
import { DirectoryNotes } from './directory-notes'
import { InstallerEntry } from './installer-entry'
import { InstallerSearchForm } from './installer-search-form'
import { WantedTowns } from './wanted-towns'

/** The search, a map, every firm by county, and the towns that have none. */
export function InstallerDirectoryBlock({
  block: { id, heading, text, installers },
}: {
  block: BlockOf<'installerDirectory'>
}) {
  const firms = installers.filter(({ isSample }) => !isSample)
  const wanted = installers.filter(({ isSample }) => isSample)
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <InstallerSearchForm />
      {installers.length === 0 ? (
        <p className="mt-7">
          No firm is listed yet. <TextLink href={routes.contact}>Ask us</TextLink> who can come to you.
        </p>
      ) : (
        <div className="mt-9 grid gap-x-(--gutter) gap-y-7 md:grid-cols-9">
          <div className="md:col-span-4 md:pt-2">
            <DirectoryMap firms={firms} wanted={wanted} />
          </div>
          <div className="md:col-span-5">
            {firms.length > 0 ? <FirmsByCounty firms={firms} /> : <SampleEntry wanted={wanted} />}
            {wanted.length > 0 && <WantedTowns wanted={wanted} />}
          </div>
        </div>
      )}
    </TextBlock>
  )
}

function FirmsByCounty({ firms }: { firms: readonly Installer[] }) {
  return (
    <>
      <h3 className="text-h3">All {firms.length}, by county</h3>
      <DirectoryNotes installers={firms} />
      {byCounty(firms).map((group) => (
        <section key={group.county} className="mt-7">
          <h4 className="pb-3 font-semibold">{group.county || 'County not given'}</h4>
          <ul className="border-t border-line">
            {group.installers.map((installer) => (
              <InstallerEntry key={installer.slug} installer={installer} level={5} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Sample entries, shown until there is a firm to list. */
function SampleEntry({ wanted }: { wanted: readonly Installer[] }) {
  return (
    <>
      <h3 className="text-h3">What an entry looks like</h3>
      <DirectoryNotes installers={wanted} />
      <ul className="mt-5 border-t border-line">
        {wanted.slice(0, 2).map((installer) => (
          <InstallerEntry key={installer.slug} installer={installer} level={4} />
        ))}
      </ul>
    </>
  )
}
