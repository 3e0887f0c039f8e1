import type { Example } from '@/components/ui/example'

import { CalculatorTeasers } from './calculator-teasers'
import { CalculatorsSection } from './calculators-section'
import { sampleClaims } from './home/sample-home'

export const examples: Example[] = [
  { name: 'both calculators', node: <CalculatorsSection quickSeconds={null} /> },
  { name: 'teasers', node: <CalculatorTeasers claims={sampleClaims} /> },
]
