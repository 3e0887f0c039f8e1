import type { Example } from '@/components/ui/example'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { RunningCost } from './running-cost'

export const examples: Example[] = [{ name: 'running cost', node: <RunningCost basis={SAMPLE_BASIS} /> }]
