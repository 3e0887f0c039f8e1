import type { Example } from '@/components/ui/example'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { ShortEstimate } from './short-estimate'

export const examples: Example[] = [
  { name: 'example home', node: <ShortEstimate basis={SAMPLE_BASIS} /> },
  {
    name: 'ceilings that cannot give enough',
    node: (
      <ShortEstimate
        basis={SAMPLE_BASIS}
        sent={{ type: 'semi', area: '93', built: '1900-1929', heating: 'gas-old', occupancy: 'all-day' }}
      />
    ),
  },
  { name: 'nothing to compare with', node: <ShortEstimate basis={SAMPLE_BASIS} sent={{ heating: 'oil' }} /> },
  { name: 'an answer missing', node: <ShortEstimate basis={SAMPLE_BASIS} sent={{ area: '' }} /> },
]
