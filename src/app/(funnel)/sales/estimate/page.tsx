import { ShortEstimate } from '@/components/forms/short-estimate/short-estimate'
import { FurtherCalculation } from '@/components/sections/sales/further-calculation'
import { PageTitle } from '@/components/ui/page-title'
import { Part } from '@/components/ui/part'
import { getHeatingPrices } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/panels'
import { readEstimateInput } from '@/lib/domain/estimate/short-estimate'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.salesEstimate)

/** The result page for visitors without JavaScript, who submit the short estimate's form. */
export default async function EstimatePage({ searchParams }: PageProps<'/sales/estimate'>) {
  const values = oneOfEach(await searchParams)
  const [{ powerWatts }, prices] = await Promise.all([getPowerboard(), getHeatingPrices()])
  const read = readEstimateInput(values)
  const sent = read.ok ? { values, input: read.input, errors: {} } : { values, input: null, errors: read.errors }
  return (
    <>
      <PageTitle>What would it cost to run?</PageTitle>
      <div className="mx-auto max-w-360 px-(--margin) pt-8 pb-(--section) md:pt-11">
        <Part>
          <ShortEstimate panelWatts={powerWatts} prices={prices} sent={sent} after={<FurtherCalculation />} />
        </Part>
      </div>
    </>
  )
}

function oneOfEach(query: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
