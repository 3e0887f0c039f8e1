import { FurtherCalculation } from '@/components/sections/sales/further-calculation'
import { ShortEstimate } from '@/components/tools/short-estimate/short-estimate'
import { PageTitle } from '@/components/ui/page-title'
import { Part } from '@/components/ui/part'
import { getBasis } from '@/lib/data/basis'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.salesEstimate)

/** The result page for visitors without JavaScript, who submit the short estimate's form. */
export default async function EstimatePage({ searchParams }: PageProps<'/sales/estimate'>) {
  const [query, basis] = await Promise.all([searchParams, getBasis()])
  return (
    <>
      <PageTitle>What would it cost to run?</PageTitle>
      <div className="mx-auto max-w-360 px-(--margin) pt-8 pb-(--section) md:pt-11">
        <Part>
          <ShortEstimate basis={basis} sent={query} after={<FurtherCalculation />} />
        </Part>
      </div>
    </>
  )
}
