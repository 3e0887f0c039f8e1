import type { ProjectElement } from '@/lib/domain/project/project'
import type { Part } from '@/lib/domain/u-values/constructions'

/** The elements that most rooms have, each with a column of the table; its part is its id. */
export const STANDARD_ELEMENTS: { readonly [P in Part]: Pick<ProjectElement, 'name' | 'kind' | 'beyond'> } = {
  wall: { name: 'Outer wall', kind: 'wall', beyond: 'outside' },
  window: { name: 'Window', kind: 'window', beyond: 'outside' },
  door: { name: 'Outer door', kind: 'door', beyond: 'outside' },
  roof: { name: 'Roof or loft', kind: 'roof', beyond: 'outside' },
  floor: { name: 'Ground floor', kind: 'floor', beyond: 'ground' },
}
