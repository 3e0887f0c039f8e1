import { AIR_WH_PER_M3K } from '../building/heat-loss/losses'
import type { TypicalHome } from '../building/home/typical-home'
import { inOrder } from '../quantity/evaluate'
import { derived, type Quantity } from '../quantity/quantity'
import type { ChallengeSlug } from './challenges'
import { EFFECTS } from './effects'
import { WEEKS } from './season'

const DAYS = WEEKS * 7

/** The heat of a winter, kWh, the degree days of a year, and the winter’s share of these. */
export type Winter = { heat: Quantity; degreeDays: Quantity; share: Quantity }

/**
 * Heat that a challenge saves in a winter, kWh: in proportion to the reduction in heat loss, or in mean temperature.
 * Null for challenges that reduce neither.
 */
export function savedHeat({
  winter,
  home,
  rooms,
  slug,
}: {
  winter: Winter
  home: TypicalHome
  rooms: Quantity
  slug: ChallengeSlug
}): Quantity | null {
  const saved = { key: `challenge.${slug}.heat`, name: 'Heat saved in the winter', unit: 'kWh' }
  const wattsPerK = savedWPerK({ home, slug })
  if (wattsPerK)
    return derived({
      ...saved,
      inputs: [winter.heat, wattsPerK, ...home.parts],
      formula: 'Q × ΔH ÷ Σ losses',
      compute: (heatKwh: number, ended: number, ...losses: number[]) =>
        (heatKwh * ended) / losses.reduce((sum, loss) => sum + loss, 0),
    })
  const kelvin = savedKelvin({ rooms, slug })
  return (
    kelvin &&
    derived({
      ...saved,
      inputs: [winter.heat, kelvin, winter.degreeDays, winter.share],
      formula: `Q × ΔT × ${DAYS} ÷ (degree days × share), at most Q`,
      compute: (heatKwh, fallK, days, share) => heatKwh * Math.min(1, (fallK * DAYS) / (days * share)),
    })
  )
}

/** Air changes per hour that sealing draughts never goes below (as required by BS EN 12831-1). */
const AIR_CHANGES_MIN = 0.5

type Losses = { home: TypicalHome; slug: ChallengeSlug }

/** Reduction in a home's heat loss by a challenge on air or fabric, W/K; null for the other challenges. */
function savedWPerK({ home, slug }: Losses): Quantity | null {
  const input = (key: string) => named(home.parts, key)
  const saved = { key: `challenge.${slug}.watts-per-kelvin`, name: 'Heat loss avoided', unit: 'W/K' }
  const airtightened = (share: Quantity) =>
    derived({
      ...saved,
      inputs: [input('home.air.loss'), input('home.air-changes'), share],
      formula: 'loss × min(share, (n − 0.5) ÷ n), at least 0',
      compute: (loss, changes, sealed) => loss * Math.max(0, Math.min(sealed, (changes - AIR_CHANGES_MIN) / changes)),
    })
  switch (slug) {
    case 'draught-hunt':
      return airtightened(EFFECTS.draughts)
    case 'letterbox':
      return airtightened(EFFECTS.letterbox)
    case 'floor-gaps':
      return airtightened(EFFECTS.floorGaps)
    case 'chimney':
      return derived({
        ...saved,
        inputs: [EFFECTS.chimneyM3PerHour],
        formula: '0.33 × V',
        compute: (m3PerHour) => AIR_WH_PER_M3K * m3PerHour,
      })
    case 'loft-hatch':
      return derived({
        ...saved,
        inputs: [EFFECTS.hatchM2, EFFECTS.hatchUDrop],
        formula: 'A × ΔU',
        compute: (areaM2, drop) => areaM2 * drop,
      })
    case 'loft-roll':
      return derived({
        ...saved,
        inputs: [input('home.roof.area'), input('home.roof.u-value'), EFFECTS.loftU],
        formula: 'A × (U − U270), at least 0',
        compute: (areaM2, now, then) => areaM2 * Math.max(0, now - then),
      })
    case 'window-film':
      return derived({
        ...saved,
        inputs: [input('home.window.loss'), input('home.window.u-value'), EFFECTS.filmShare, EFFECTS.filmResistance],
        formula: 'loss × share × (1 − 1 ÷ (1 + U × R))',
        compute: (loss, u, share, resistance) => loss * share * (1 - 1 / (1 + u * resistance)),
      })
    case 'curtains':
      return derived({
        ...saved,
        inputs: [input('home.window.loss'), EFFECTS.curtains, EFFECTS.night],
        formula: 'loss × cut × night',
        compute: (loss, cut, night) => loss * cut * night,
      })
    default:
      return null
  }
}

const ONE_ROOM_K = 4
const BEDROOMS_K = 2

/** Reduction in the mean temperature of a home by a challenge, K; null for the other challenges. */
function savedKelvin({ rooms, slug }: { rooms: Quantity; slug: ChallengeSlug }): Quantity | null {
  const fall = { key: `challenge.${slug}.mean-kelvin`, name: 'Fall of the mean temperature', unit: 'K' }
  switch (slug) {
    case 'one-degree':
      return derived({ ...fall, inputs: [], formula: '1', compute: () => 1 })
    case 'hour-earlier':
      return EFFECTS.hourK
    case 'one-room-less':
      return derived({
        ...fall,
        inputs: [rooms, EFFECTS.keptByRooms],
        formula: `${ONE_ROOM_K} ÷ rooms × kept`,
        compute: (count, kept) => (ONE_ROOM_K / count) * kept,
      })
    case 'cooler-bedrooms':
      return derived({
        ...fall,
        inputs: [EFFECTS.bedroomShare, EFFECTS.keptByRooms],
        formula: `${BEDROOMS_K} × share × kept`,
        compute: (share, kept) => BEDROOMS_K * share * kept,
      })
    default:
      return null
  }
}

function named(losses: readonly Quantity[], key: string): Quantity {
  const found = inOrder(losses).find((quantity) => quantity.key === key)
  if (!found) throw new Error(`The home has no quantity "${key}"`)
  return found
}
