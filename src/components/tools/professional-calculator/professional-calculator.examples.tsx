import type { Example } from '@/components/ui/example'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { KeyHelp } from './key-help'
import { ProfessionalCalculator } from './professional-calculator'

export const examples: Example[] = [
  {
    name: 'the table, with what this device has kept',
    node: (
      <div className="px-(--margin)">
        <ProfessionalCalculator basis={SAMPLE_BASIS} keyHelp={<KeyHelp />}>
          <p>Loading the table.</p>
        </ProfessionalCalculator>
      </div>
    ),
  },
]
