import { expect, it } from 'vitest'

import { designCalculator } from '@/lib/calculators/designer/design-result'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { type Design, type DesignRoom, FIRST_DESIGN_HOME } from '@/lib/domain/design/design'
import { edited } from '@/lib/domain/design/edit'
import { newRoom } from '@/lib/domain/design/new-room'

import { engine } from './designer-engine'

it('two panels are added, one after the other, before the first has been calculated with', () => {
  const room: DesignRoom = newRoom({ id: 'a', name: 'Study', kind: 'study', lengthMm: 5_000, widthMm: 4_000 })
  let design: Design = { home: FIRST_DESIGN_HOME, rooms: [room] }
  const [found] = designCalculator(SAMPLE_BASIS).result(design).rooms
  if (!found) throw new Error('no room')
  for (const added of [1, 2]) {
    const [drawn] = design.rooms
    const position = drawn && engine.placeFor(drawn, found)
    if (!position) throw new Error('no position')
    const panels = [...panelsOf(drawn, found), position]
    const changed = edited(design, { type: 'set-panels', id: 'a', panels })
    if (!changed.ok) throw new Error(changed.problem)
    design = changed.design
    expect(design.rooms[0]?.panels).toHaveLength(found.panels.length + added)
  }
})
