import type { HomeRating, Letting } from '@/lib/domain/estimate/home-rating'
import { INDICATION } from '@/lib/domain/estimate/rating-with-heating'
import type { SapRating } from '@/lib/domain/estimate/sap-rating'

export type RatingView = {
  /** Points before and after; their keys link to the working. */
  now: RatingFigure | null
  panels: RatingFigure
  /** The change in a sentence. */
  words: string
  /** A warning for landlords; null if none is needed. */
  letting: string | null
  /** The limits of these figures, and planned changes to ratings. */
  note: string
}

type RatingFigure = { key: string; text: string }

const LETTING: Readonly<Record<Exclude<Letting, 'allowed'>, string>> = {
  lost: 'If you let this home: with panels as its main heating its energy rating would most likely fall below E, and in England and Wales it could then not be let without a registered exemption.',
  close:
    'If you let this home: with panels its energy rating would be close to the limit. Below E, a home in England and Wales cannot be let without a registered exemption, and two assessments of the same home can differ by 8 points.',
  'already-below':
    'If you let this home: its energy rating is most likely below E already, and panels would not change that. In England and Wales it cannot be let without a registered exemption.',
}

const CHANGES =
  'From 1 October 2030, homes let in England and Wales are to reach the equivalent of band C (Elmhurst Energy, 22 January 2026). Certificates with four measures are due in the second half of 2027 (Landlord Knowledge, 11 March 2026), and how they will score direct electric heating is not settled.'

/** The energy rating before and after, as an indication. */
export function formatRating({ now, panels, letting }: HomeRating): RatingView {
  return {
    now: now && { key: 'rating.now', text: written(now) },
    panels: { key: 'rating.panels', text: written(panels) },
    words: wordsOf({ now, panels }),
    letting: letting === null || letting === 'allowed' ? null : LETTING[letting],
    note: `${INDICATION} ${CHANGES}`,
  }
}

function written({ band, rating }: SapRating): string {
  return `${band} (${rating} ${rating === 1 ? 'point' : 'points'})`
}

function wordsOf({ now, panels }: Pick<HomeRating, 'now' | 'panels'>): string {
  if (!now) return 'A certificate treats panels like any electric heater.'
  const points = Math.abs(panels.rating - now.rating)
  if (points === 0) return 'A certificate treats panels like any electric heater, so the rating stays the same.'
  const change = `${points} ${points === 1 ? 'point' : 'points'}`
  return panels.rating < now.rating
    ? `Panels would lower it by about ${change}, with an immersion heater for hot water.`
    : `Panels would raise it by about ${change}, with an immersion heater for hot water.`
}
