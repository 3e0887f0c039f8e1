import { expect, test } from 'vitest'

import { edgeAcrossMm, templateStrips } from './fixing-template'

test('an edge is split into strips that fit on A4, with each joist on one of them', () => {
  expect(templateStrips({ edgeMm: 1_200, joistsMm: [100, 500, 720, 1_100] })).toEqual([
    { fromMm: 0, lengthMm: 240, joistsMm: [100] },
    { fromMm: 240, lengthMm: 240, joistsMm: [] },
    { fromMm: 480, lengthMm: 240, joistsMm: [20] },
    { fromMm: 720, lengthMm: 240, joistsMm: [0] },
    { fromMm: 960, lengthMm: 240, joistsMm: [140] },
  ])
  expect(templateStrips({ edgeMm: 600, joistsMm: [] }).map(({ lengthMm }) => lengthMm)).toEqual([240, 240, 120])
})

test('the edge is the one across the joists', () => {
  const panel = { westMm: 0, eastMm: 1_200, southMm: 100, northMm: 700 }
  expect(edgeAcrossMm({ panel }, 'x')).toBe(600)
  expect(edgeAcrossMm({ panel }, 'y')).toBe(1_200)
  expect(edgeAcrossMm({ panel }, undefined)).toBe(1_200)
})
