import type { Example } from '@/components/ui/example'
import { FIRST_TYPED } from '@/lib/site/quick-calculation/questions'

import { QuickCalculator } from './quick-calculator'

const basis = { date: '2026-11-21', panelPence: 17_900 }

export const examples: Example[] = [
  { name: 'the home it begins with', node: <QuickCalculator typed={FIRST_TYPED} basis={basis} /> },
  {
    name: 'a good fit, with a figure taken apart',
    node: <QuickCalculator typed={{ ...FIRST_TYPED, type: 'flat-middle', area: '45', built: '2012-2022', heating: 'none', occupancy: 'a-few-rooms' }} basis={basis} shown="cost.infrared.energy" />,
  },
  { name: 'no price of the fuel', node: <QuickCalculator typed={{ ...FIRST_TYPED, heating: 'lpg', postcode: 'AB' }} basis={basis} /> },
  { name: 'what cannot be used', node: <QuickCalculator typed={{ ...FIRST_TYPED, area: '0', postcode: 'nowhere' }} basis={basis} /> },
]
