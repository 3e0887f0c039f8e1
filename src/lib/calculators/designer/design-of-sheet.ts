import { heightOfPostcodeM } from '@/lib/domain/climate/district-height'
import { type Design, DESIGN_LIMITS } from '@/lib/domain/design/design'

import { readHome } from '../professional/read-sheet'
import type { Sheet } from '../professional/sheet'
import { designOfProject } from './design-of-project'
import { roomsOfSheet } from './rooms-of-sheet'

/**
 * Draws a project of the professional calculator, keeping all typed text so that it can be restored. Null without
 * rooms.
 */
export function designOfSheet(sheet: Sheet): Design | null {
  const drawn = roomsOfSheet(sheet).slice(0, DESIGN_LIMITS.rooms)
  if (drawn.length === 0) return null
  const { home } = readHome(sheet.home, heightOfPostcodeM)
  const design = designOfProject({ home, rooms: drawn.map(({ room }) => room) })
  const isDrawn = new Set(drawn.map(({ text }) => text))
  return {
    home: {
      ...design.home,
      project: {
        name: sheet.name,
        home: { ...sheet.home, postcode: home.postcodeArea ?? '' },
        own: sheet.own,
        undrawn: sheet.rooms.filter((text) => !isDrawn.has(text)),
      },
    },
    rooms: design.rooms.map((room, index) => {
      const text = drawn[index]?.text
      return text ? { ...room, began: { text, isAsDrawn: true } } : room
    }),
  }
}
