import type { ObstacleKind } from '@/lib/domain/room-plan/room-plan'

/** The obstacles that panels keep clear of, with initial sizes. Assumed on 2026-11-23: usual fittings. */
export const OBSTACLE_KINDS: readonly { kind: ObstacleKind; label: string; lengthMm: number; widthMm: number }[] = [
  { kind: 'light', label: 'Light', lengthMm: 200, widthMm: 200 },
  { kind: 'smoke-alarm', label: 'Smoke alarm', lengthMm: 150, widthMm: 150 },
  { kind: 'hatch', label: 'Loft hatch', lengthMm: 600, widthMm: 600 },
  { kind: 'wardrobe', label: 'Wardrobe', lengthMm: 1_200, widthMm: 600 },
]

export const labelOfObstacle = (kind: ObstacleKind): string =>
  OBSTACLE_KINDS.find((one) => one.kind === kind)?.label ?? ''
