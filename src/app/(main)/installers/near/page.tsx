import { redirect } from 'next/navigation'

import { InstallerSearchForm } from '@/components/sections/installers/installer-search-form'
import { InstallersNear } from '@/components/sections/installers/installers-near'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ArrowLink } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page-heading'
import { searchInstallers } from '@/lib/content/installer-search'
import { getInstallers } from '@/lib/data/installers'
import { getSiteSettings } from '@/lib/data/site-settings'
import { MESSAGES } from '@/lib/forms/messages'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { installersNear, routes } from '@/lib/routing/routes'
import { installerSearchSchema } from '@/lib/schemas/installer-search'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...REPLY_PAGES.installersNear,
  path: routes.installers,
  cardOf: STATIC_PAGES.home,
  isPrivate: true,
})

/** The directory's result for a postcode; the proxy rewrites such requests for the directory's path to this page. */
export default async function InstallersNearPage({ searchParams }: PageProps<'/installers/near'>) {
  const { postcode } = await searchParams
  const parsed = installerSearchSchema.safeParse({ postcode })
  // The URL contains only the first half of a postcode.
  if (parsed.success && parsed.data.postcode !== postcode) redirect(installersNear(parsed.data.postcode))
  const [installers, { mainPhone }] = await Promise.all([getInstallers(), getSiteSettings()])
  const search = parsed.success ? searchInstallers({ installers, code: parsed.data.postcode }) : null
  const typed = typeof postcode === 'string' ? postcode : ''
  return (
    <>
      <header className="title-band">
        <div className="grid-page pt-5 md:pt-7">
          <Breadcrumb
            trail={[{ path: routes.installers, name: 'Installers' }]}
            current={search ? `Near ${search.code}` : 'Search'}
          />
          <PageHeading>{search ? `Installers near ${search.code}.` : 'Find an installer.'}</PageHeading>
          <div className="ceiling col-span-full" />
        </div>
      </header>
      <div className="isolate grid-page pt-8 pb-(--section) md:pt-11">
        <div className="min-w-0 md:col-span-9 md:col-start-4">
          <InstallerSearchForm typed={typed} error={search ? undefined : MESSAGES.postcode} />
          <div className="mt-9 mb-7 empty:hidden">{search && <InstallersNear search={search} phone={mainPhone} />}</div>
          <ArrowLink href={routes.installers}>All installers by county, and what to ask them</ArrowLink>
        </div>
      </div>
    </>
  )
}
