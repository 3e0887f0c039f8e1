import type { Example } from '@/components/ui/example'

import { CalculatorsSection } from './calculators-section'

export const examples: Example[] = [{ name: 'both calculators', node: <CalculatorsSection /> }]
