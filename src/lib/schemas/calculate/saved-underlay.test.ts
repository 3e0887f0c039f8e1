import { expect, it } from 'vitest'

import { DESIGN_LIMITS } from '@/lib/domain/design/design'
import { fitted } from '@/lib/domain/design/underlay'

import { savedUnderlaySchema } from './saved-underlay'

const { reachMm } = DESIGN_LIMITS

it.each([
  ['the longest plan', { westMm: -reachMm, eastMm: reachMm, southMm: 0, northMm: 3_000 }],
  ['a room at the end of it', { westMm: reachMm - 4_000, eastMm: reachMm, southMm: 0, northMm: 3_000 }],
])('reads a picture fitted to %s as it was saved', (_, extent) => {
  const size = { widthPx: 1_000, heightPx: 700 }
  const underlay = {
    picture: { href: 'data:image/jpeg;base64,', ...size },
    storey: 0,
    placing: fitted(size, extent),
    opacityPercent: 50,
  }
  expect(savedUnderlaySchema.parse(JSON.parse(JSON.stringify(underlay)))).toEqual(underlay)
})
