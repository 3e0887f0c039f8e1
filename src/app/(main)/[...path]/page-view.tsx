import { PageBlocks } from '@/components/blocks/page-blocks'
import { PageBody } from '@/components/sections/page/page-body'
import { PageHeader } from '@/components/sections/page/page-header'
import { SourcesList } from '@/components/sections/page/sources-list'
import { Picture } from '@/components/ui/picture'
import { getHeatingPrices } from '@/lib/data/numbers'
import { getSiteSettings } from '@/lib/data/site-settings'
import { chaptersOf, minutesOf, type Page } from '@/lib/site/page'

/** A written page, published or in preview. */
export async function PageView({ page }: { page: Page }) {
  const settings = await getSiteSettings()
  // Only a page that prints prices is drawn anew when they change.
  const prices = page.blocks.some(({ kind }) => kind === 'heatPrices') ? await getHeatingPrices() : null
  const chapters = chaptersOf(page)
  return (
    <>
      <PageHeader page={page} minutes={chapters.length > 0 ? minutesOf(page) : null} />
      <PageBody chapters={chapters}>
        {page.picture && (
          <Picture
            picture={page.picture}
            sizes="(min-width: 90rem) 61rem, (min-width: 56.3125rem) 70vw, 100vw"
            isUrgent
            className="mb-14 aspect-video h-auto w-full rounded-panel"
          />
        )}
        <PageBlocks blocks={page.blocks} settings={settings} prices={prices} />
        <SourcesList sources={page.sources} />
      </PageBody>
    </>
  )
}
