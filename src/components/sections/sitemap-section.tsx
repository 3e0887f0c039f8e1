import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import type { ListedPage } from '@/lib/routing/listed-page'
import { PAGE_KINDS } from '@/lib/routing/page-kinds'
import { kindAnchor } from '@/lib/routing/page-trail'
import { routes } from '@/lib/routing/routes'

/** The sitemap for visitors: every page by kind. */
export function SitemapSection({ pages }: { pages: readonly Omit<ListedPage, 'updatedAt' | 'isUnlisted'>[] }) {
  const knownKinds: readonly string[] = PAGE_KINDS.map(({ value }) => value)
  const kinds = [...PAGE_KINDS, { value: '', label: 'Other pages' }].map(({ value, label }) => ({
    id: kindAnchor(value),
    label,
    pages: pages.filter(({ category }) => (knownKinds.includes(category) ? category === value : value === '')),
  }))
  return (
    <>
      <PageTitle>Every page.</PageTitle>
      <div className="grid-page gap-y-11 pt-11 pb-(--section)">
        {kinds
          .filter((kind) => kind.pages.length > 0)
          .map((kind) => (
            <section id={kind.id} key={kind.id} className="grid gap-x-(--gutter) md:col-span-full md:grid-cols-subgrid">
              <h2 className="pb-3 text-h3 md:col-span-3">{kind.label}</h2>
              <ul className="gap-x-(--gutter) border-t-[1.5px] border-ink md:col-span-9 md:columns-2">
                {kind.pages.map(({ path, title }) => (
                  <li key={path} className="break-inside-avoid border-b border-line">
                    <TextLink href={path} className="flex min-h-11 items-center py-1.5">
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <p className="md:col-span-9 md:col-start-4">
          <TextLink href={routes.thirdPartyNotices}>Licences of the fonts and libraries used on this site</TextLink>
        </p>
      </div>
    </>
  )
}
