import { BODY_HEIGHTS_M } from '@/lib/domain/comfort/plan-map/plan-comfort'
import { BAND_LIMITS_K } from '@/lib/illustrations/room-section/scene'

/** A person's posture; it determines the height of the map above the floor. */
export type Posture = keyof typeof BODY_HEIGHTS_M

/** Posture and shown quantity of the map. */
export type ComfortView = { posture: Posture; shows: Shown }
export type Shown = keyof typeof COMFORT_SCALES

/**
 * Lower limits of all bands but the coldest. Those of the vote are the categories of ISO 7730:2005 (table A.1); the
 * fifth of the asymmetry is the limit of its categories A and B below a warm ceiling.
 */
export const COMFORT_SCALES = {
  rise: { label: 'What the panels add', unit: 'K', limits: BAND_LIMITS_K },
  operative: { label: 'What it feels like', unit: '°C', limits: [17, 17.5, 18, 18.5, 20, 21, 21.5, 22] },
  asymmetry: { label: 'How much warmer it is above', unit: 'K', limits: [0, 1, 2, 3, 4, 5, 6, 8] },
  vote: { label: 'How people would rate it', unit: '', limits: [-1.5, -1, -0.7, -0.5, -0.2, 0.2, 0.5, 0.7] },
} as const

export const COMFORT_VIEWS = (['rise', 'operative', 'asymmetry', 'vote'] as const).map((value) => ({
  value,
  label: COMFORT_SCALES[value].label,
}))

export const POSTURES = (
  [
    ['lying', 'Lying'],
    ['seated', 'Seated'],
    ['standing', 'Standing'],
  ] as const
).map(([value, label]) => ({ value, label: `${label}, ${BODY_HEIGHTS_M[value]} m` }))

export const USUAL_VIEW: ComfortView = { posture: 'seated', shows: 'rise' }

/** Reads a stored view; falls back to the usual view if invalid. */
export function readView(text: string | null): ComfortView {
  const [posture, shows] = (text ?? '').split(' ')
  const read = {
    posture: POSTURES.find(({ value }) => value === posture)?.value,
    shows: COMFORT_VIEWS.find(({ value }) => value === shows)?.value,
  }
  return read.posture && read.shows ? { posture: read.posture, shows: read.shows } : USUAL_VIEW
}

export const viewText = ({ posture, shows }: ComfortView): string => `${posture} ${shows}`
