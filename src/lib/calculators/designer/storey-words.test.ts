import { expect, it } from 'vitest'

import { newRoom } from '@/lib/domain/design/new-room'

import { storeyWords } from './storey-words'

it('describes the picture of a storey in words', () => {
  const room = newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 4_000, widthMm: 3_000 })
  const nameless = { ...room, id: 'b', name: '' }
  const panel = { westMm: 0, eastMm: 1, southMm: 0, northMm: 1 }
  const words = storeyWords([
    { room, panels: [panel] },
    { room: nameless, panels: [] },
  ])
  expect(words).toBe(
    'Seen from above and one side: Lounge, 4.00 m by 3.00 m, 0 windows, 1 panel on the ceiling; a room without a name, 4.00 m by 3.00 m, 0 windows, 0 panels on the ceiling.',
  )
})
