import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'

/** How a design begins. */
export type DesignStart =
  | { from: 'saved'; text: string }
  | { from: 'plan'; id: string }
  | { from: 'size'; kind: RoomKind; name: string; lengthMm: number; widthMm: number }
  | { from: 'project' }

export const DESIGN_KEY = 'powerboard.design.v1'
