import type { Example } from '@/components/ui/example'
import { EXAMPLE_HOME } from '@/lib/domain/sizing/short-estimate'
import { SAMPLE_PRICES } from '@/lib/site/sample-numbers'

import { EstimateAnswer } from './estimate-answer'
import { ShortEstimate } from './short-estimate'

const priced = { panelWatts: 225, prices: SAMPLE_PRICES }

export const examples: Example[] = [
  { name: 'example home', node: <ShortEstimate {...priced} /> },
  {
    name: 'electric heaters now',
    node: <EstimateAnswer {...priced} input={{ ...EXAMPLE_HOME, heating: 'electric-heaters' }} />,
  },
  {
    name: 'nothing to compare with',
    node: <EstimateAnswer {...priced} input={{ ...EXAMPLE_HOME, heating: 'oil-boiler' }} />,
  },
  {
    name: 'a great many panels',
    node: (
      <EstimateAnswer
        {...priced}
        input={{ ...EXAMPLE_HOME, floorAreaM2: 1_000, built: 'before-1975', hoursADay: 24 }}
      />
    ),
  },
]
