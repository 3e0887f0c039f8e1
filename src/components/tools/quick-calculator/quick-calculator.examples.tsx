import type { Example } from '@/components/ui/example'
import { FIRST_TYPED, USUAL_HOME } from '@/lib/calculators/engine/home-questions'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { QuickCalculator } from './quick-calculator'

export const examples: Example[] = [
  { name: 'the home it begins with', node: <QuickCalculator typed={FIRST_TYPED} basis={SAMPLE_BASIS} /> },
  {
    name: 'a good fit, with a figure taken apart',
    node: (
      <QuickCalculator
        typed={{
          ...USUAL_HOME,
          type: 'flat-middle',
          area: '45',
          built: '2012-2022',
          heating: 'none',
          occupancy: 'a-few-rooms',
        }}
        basis={SAMPLE_BASIS}
        shown="cost.infrared.energy"
      />
    ),
  },
  {
    name: 'no price of the fuel',
    node: <QuickCalculator typed={{ ...USUAL_HOME, heating: 'lpg', postcode: 'AB' }} basis={SAMPLE_BASIS} />,
  },
  {
    name: 'what cannot be used',
    node: <QuickCalculator typed={{ ...USUAL_HOME, area: '0', postcode: 'nowhere' }} basis={SAMPLE_BASIS} />,
  },
]
