import { TextBlock } from '@/components/sections/page/text-block'
import { TextLink } from '@/components/ui/link'
import { byCounty } from '@/lib/content/installer'
import type { BlockOf } from '@/lib/content/page'
import { routes } from '@/lib/routing/routes'

import { DirectoryNotes } from './directory-notes'
import { InstallerEntry } from './installer-entry'
import { InstallerSearchForm } from './installer-search-form'

/** The search, and every firm by county. */
export function InstallerDirectoryBlock({
  block: { id, heading, text, installers },
}: {
  block: BlockOf<'installerDirectory'>
}) {
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <InstallerSearchForm />
      {installers.length === 0 ? (
        <p className="mt-7">
          No firm is listed yet. <TextLink href={routes.contact}>Ask us</TextLink> who can come to you.
        </p>
      ) : (
        <>
          <h3 className="mt-9 text-h3">All {installers.length}, by county</h3>
          <DirectoryNotes installers={installers} />
          {byCounty(installers).map((group) => (
            <section key={group.county} className="mt-7 grid gap-x-(--gutter) md:grid-cols-9">
              <h4 className="pb-3 font-semibold md:col-span-3">{group.county || 'County not given'}</h4>
              <ul className="border-t border-line md:col-span-6">
                {group.installers.map((installer) => (
                  <InstallerEntry key={installer.slug} installer={installer} level={5} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </TextBlock>
  )
}
