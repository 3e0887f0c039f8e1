import type { Pool } from 'pg'

import { counted } from '@/lib/format/counted'
import { type Days, readDesignerVisits, readTimeToPrice } from '@/lib/lead-funnel/read'

import { designerWords } from './designer-words'

/** How soon visitors have a price in the configurator and in the designer. */
export async function TimesToPrice({ pool, period }: { pool: Pool; period: Days }) {
  const [toPrice, designs] = await Promise.all([readTimeToPrice(pool, period), readDesignerVisits(pool, period)])
  return (
    <>
      <p>
        {toPrice.seconds === null
          ? 'No visitor has reported a price from the configurator in this period.'
          : `Median time to a price in the configurator: ${Math.round(toPrice.seconds)} seconds, of ${counted(toPrice.count, 'visitor')}. The target is 60.`}
      </p>
      <p>{designerWords(designs)}</p>
    </>
  )
}
