import { type Powerboard, resistanceOhms } from '@/lib/content/product'
import { panelOutput } from '@/lib/domain/panel/panel-output'
import { workingOf } from '@/lib/domain/quantity/working'

import { type WorkingNode, workingTree } from './working-tree'

/** Figures derived from the panel's product record, each with its working, for a panel below an insulated loft. */
export function panelWorking(panel: Powerboard): WorkingNode[] {
  const record = {
    ...panel,
    source: { title: 'Our product record', date: panel.recordedOn, confidence: 'assumed' } as const,
    resistanceOhms: resistanceOhms(panel),
  }
  const working = workingOf(Object.values(panelOutput({ record, behind: 'insulated-loft' })))
  return working.results.flatMap((key) => workingTree(working, key) ?? [])
}
