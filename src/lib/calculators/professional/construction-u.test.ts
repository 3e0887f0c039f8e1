import { describe, expect, it } from 'vitest'

import { AGE_BANDS } from '@/lib/domain/building/u-values/age-bands'
import { ALL_CONSTRUCTIONS, type Construction } from '@/lib/domain/building/u-values/constructions'

import { constructionU } from './construction-u'

const u = (construction: Construction, size: { areaM2?: number; edgeM?: number | null } = {}) =>
  constructionU({ construction, areaM2: 40, edgeM: null, home: { ageBand: 'D', nation: 'england' }, ...size }).value

describe('the U-value of a construction', () => {
  it.each<[Construction, number]>([
    ['wall.usual', 1.5],
    ['wall.cavity-filled', 0.7],
    ['wall.solid-brick', 1.7],
    ['wall.solid-brick-330', 1.4],
    ['wall.solid-brick-450', 1.1],
    ['wall.granite-300', 45.315 * 300 ** -0.513],
    ['wall.sandstone-600', 54.876 * 600 ** -0.561],
    ['window.single-metal', 5.7],
    ['window.from-2002-metal', 2.2],
    ['window.usual', 2.8],
    ['window.single', 4.8],
    ['door.usual', 3],
    ['roof.pitched', 0.4],
    ['roof.flat', 2.3],
    ['roof.loft-0', 2.3],
    ['roof.loft-270', 0.16],
    ['floor.exposed', 1.2],
  ])('%s is %d in England before 1967', (construction, value) => expect(u(construction)).toBeCloseTo(value, 9))

  it('of a ground floor depends on its perimeter; by default, two sides of a square', () => {
    expect(u('floor.ground')).toBeCloseTo(u('floor.ground', { edgeM: 2 * Math.sqrt(40) }), 9)
    expect(u('floor.ground', { edgeM: 20 })).toBeGreaterThan(u('floor.ground', { edgeM: 6 }))
    expect(u('floor.ground', { edgeM: 0 })).toBe(0)
  })

  it('of a very small floor is that of one square metre', () =>
    expect(u('floor.ground', { areaM2: 0 })).toBe(u('floor.ground', { areaM2: 1 })))

  it('exists for every construction at every age, with its source', () => {
    for (const ageBand of AGE_BANDS) {
      for (const { value: construction } of ALL_CONSTRUCTIONS) {
        const { value, source } = constructionU({
          construction,
          areaM2: 12,
          edgeM: 7,
          home: { ageBand, nation: 'scotland' },
        })
        expect(value).toBeGreaterThan(0)
        expect(source.title).not.toBe('')
      }
    }
  })
})
