/** A section through a room, to scale: mm from the left wall and down from the ceiling. */
export type RoomScene = {
  widthMm: number
  /** The centre of each panel. */
  panelsAtMm: readonly [number, ...number[]]
  deskAtMm: number
  deskWidthMm: number
  chairAtMm: number
  /** Horizontal position of the band labels, which form a column. */
  labelsAtMm: number
  labels: readonly BandLabel[]
  /** Positions of the panel length dimension and, where there is space, of the room height and panel name. */
  lengthAtMm: number
  heightAtMm?: number
  nameAtMm?: { x: number; y: number }
  /** The visible area, with room for dimensions. */
  view: { x: number; y: number; width: number; height: number }
}

type BandLabel = { riseK: number; text: string }

export const ROOM_HEIGHT_MM = 2_400
export const WALL_MM = 115
export const FLOOR_MM = 55
/** From the leader to the panel's name. */
export const NAME_LINE_MM = 300

/** Room temperature without panels. */
export const ROOM_C = 19

/** Lower limit of each band, coldest first. */
export const BAND_LIMITS_K = [0.35, 0.5, 0.75, 1, 1.5, 2.25, 3.5, 6] as const

const LABELS: readonly BandLabel[] = [
  { riseK: 2.25, text: '+2¼' },
  { riseK: 1.5, text: '+1½' },
  { riseK: 1, text: '+1' },
  { riseK: 0.75, text: '+¾' },
]

/** The desktop room, and a smaller one for mobile. */
export const ROOM_SCENES = {
  wide: {
    widthMm: 5_600,
    panelsAtMm: [1_220, 3_800],
    deskAtMm: 600,
    deskWidthMm: 1_240,
    chairAtMm: 3_430,
    labelsAtMm: 1_097,
    labels: LABELS,
    lengthAtMm: -327,
    heightAtMm: 5_920,
    nameAtMm: { x: 4_195, y: -347 },
    view: { x: -355, y: -470, width: 6_715, height: 2_935 },
  },
  narrow: {
    widthMm: 2_800,
    panelsAtMm: [1_400],
    deskAtMm: 90,
    deskWidthMm: 900,
    chairAtMm: 1_600,
    labelsAtMm: 1_250,
    labels: [...LABELS, { riseK: 0.5, text: '+½' }],
    lengthAtMm: -290,
    view: { x: -130, y: -480, width: 3_060, height: 2_945 },
  },
} as const satisfies Record<string, RoomScene>

export type RoomSceneName = keyof typeof ROOM_SCENES
