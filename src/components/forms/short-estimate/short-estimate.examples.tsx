import type { Example } from '@/components/ui/example'
import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'
import { EXAMPLE_HOME } from '@/lib/domain/estimate/short-estimate'

import { EstimateResult } from './estimate-result'
import { ShortEstimate } from './short-estimate'

const priced = { panelWatts: 225, prices: SAMPLE_PRICES }

export const examples: Example[] = [
  { name: 'example home', node: <ShortEstimate {...priced} /> },
  {
    name: 'electric heaters now',
    node: <EstimateResult {...priced} input={{ ...EXAMPLE_HOME, heating: 'electric-heaters' }} />,
  },
  {
    name: 'nothing to compare with',
    node: <EstimateResult {...priced} input={{ ...EXAMPLE_HOME, heating: 'oil-boiler' }} />,
  },
  {
    name: 'a great many panels',
    node: (
      <EstimateResult
        {...priced}
        input={{ ...EXAMPLE_HOME, floorAreaM2: 1_000, built: 'before-1975', hoursADay: 24 }}
      />
    ),
  },
]
