import type { Design } from '@/lib/domain/design/design'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'

import type { Typed } from '../engine/home-questions'

/** What a drawing knows of a home, by question of the quick calculator. */
export function homeOfDrawing({ home: { built, postcodeArea, panel }, rooms }: Design): Typed {
  const areaM2 = rooms.reduce((sum, { outline }) => sum + outlineAreaM2(outline), 0)
  return { built, postcode: postcodeArea ?? '', area: String(Math.round(areaM2)), panel: panel ?? '' }
}
