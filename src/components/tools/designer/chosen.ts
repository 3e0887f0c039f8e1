import type { WallPart } from '@/lib/domain/design/move-wall'

/** What is selected: a room, or a wall or an opening of it. `part`: the stretch of the wall that moves alone. */
export type Chosen =
  | { of: 'room'; id: string }
  | { of: 'wall'; id: string; wall: number; part?: WallPart | undefined }
  | { of: 'opening'; id: string; openingId: string }

export type OnChosen = (chosen: Chosen) => void
