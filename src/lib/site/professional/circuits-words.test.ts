import { expect, test } from 'vitest'

import type { RoomKind } from '@/lib/domain/heat-loss/room-kinds'

import { SAMPLE_BASIS } from '../sample-numbers'
import { bathRoomWords } from './circuits-words'
import { EXAMPLE_PROJECT } from './example-project'
import { projectResult } from './project-result'

/** The example's rooms, with the first two of other kinds. */
function words(...kinds: readonly RoomKind[]): string | null {
  const rooms = EXAMPLE_PROJECT.rooms.map((room, place) => ({ ...room, kind: kinds[place] ?? 'bedroom' }))
  const { circuits } = projectResult({ project: { ...EXAMPLE_PROJECT, rooms }, basis: SAMPLE_BASIS })
  return circuits && bathRoomWords(circuits)
}

test('panels beside a bath or shower ask for more, room by room', () => {
  expect(words('bathroom', 'shower')).toBe(
    'Lounge, Dining room: no panel in zone 0, and in zones 1 and 2 only one of IPX4 behind an RCD of 30 mA (BS 7671, section 701). Where each panel hangs is to be checked.',
  )
})

test('other rooms do not', () => expect(words('wc', 'utility')).toBeNull())
