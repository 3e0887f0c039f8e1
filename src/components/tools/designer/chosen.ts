import type { WallPart } from '@/lib/domain/design/move-wall'

/**
 * What is selected: a room, or a wall, an opening or a panel of it, by its position in the list. `part`: the stretch of
 * the wall that moves alone.
 */
export type Chosen =
  | { of: 'room'; id: string }
  | { of: 'wall'; id: string; wall: number; part?: WallPart | undefined }
  | { of: 'opening'; id: string; openingId: string }
  | { of: 'panel'; id: string; index: number }

export type OnChosen = (chosen: Chosen) => void
