import { FoldedBlocks, PageBlocks } from '@/components/blocks/page-blocks'
import { GuideOpening } from '@/components/sections/page/guide-opening'
import { PageBody } from '@/components/sections/page/page-body'
import { PageHeader } from '@/components/sections/page/page-header'
import { PagePicture } from '@/components/sections/page/page-picture'
import { SeeThePanel } from '@/components/sections/page/see-the-panel'
import { SourcesList } from '@/components/sections/page/sources-list'
import { chaptersOf, minutesOf, type Page } from '@/lib/content/page'
import { hasWideOpening } from '@/lib/content/page-templates'
import { getHeatingPrices } from '@/lib/data/numbers'
import { getSiteSettings } from '@/lib/data/site-settings'

/** A page from the CMS, published or in preview. */
export async function PageView({ page }: { page: Page }) {
  const settings = await getSiteSettings()
  // Only a page that prints prices is re-rendered when they change.
  const prices = page.blocks.some(({ kind }) => kind === 'heatPrices') ? await getHeatingPrices() : null
  const Blocks = page.template === 'reference' ? FoldedBlocks : PageBlocks
  const chapters = page.template === 'reference' ? [] : chaptersOf(page) // the folded subjects are its contents
  return (
    <>
      <PageHeader page={page} minutes={chapters.length > 0 ? minutesOf(page) : null} chapters={chapters} />
      <PageBody template={page.template} chapters={chapters}>
        {!hasWideOpening(page.template) && <GuideOpening page={page} />}
        {page.picture && !hasWideOpening(page.template) && <PagePicture picture={page.picture} />}
        <Blocks blocks={page.blocks} settings={settings} prices={prices} />
        {page.category === 'guide' && <SeeThePanel />}
        <SourcesList sources={page.sources} />
      </PageBody>
    </>
  )
}
