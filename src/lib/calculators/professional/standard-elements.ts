import type { EnvelopeElement } from '@/lib/domain/building/u-values/constructions'
import type { ProjectElement } from '@/lib/domain/estimate/project'

/** Elements that most rooms have, each with a table column. Keyed by id. */
export const STANDARD_ELEMENTS: { readonly [P in EnvelopeElement]: Pick<ProjectElement, 'name' | 'kind' | 'beyond'> } =
  {
    wall: { name: 'External wall', kind: 'wall', beyond: 'outside' },
    window: { name: 'Window', kind: 'window', beyond: 'outside' },
    door: { name: 'External door', kind: 'door', beyond: 'outside' },
    roof: { name: 'Roof or loft', kind: 'roof', beyond: 'outside' },
    floor: { name: 'Ground floor', kind: 'floor', beyond: 'ground' },
  }
