import { derived, type Quantity } from '../../quantity/quantity'
import { differenceK } from '../heat-loss/losses'
import type { Surfaces } from './surfaces'

/** Heat that leaves through the sides, ceilings and floors of all rooms on a cold day, W. */
export type LostBySurface = Record<'sides' | 'ceiling' | 'floor', Quantity>

/** What only some rooms of a home lose: the shares of roof and ground floor in its heat loss, with their corners. */
export type LevelShares = Record<'roof' | 'floor', Quantity>

type Input = {
  /** W/K of walls, windows, doors, roof and ground floor, in this order. */
  parts: readonly Quantity[]
  indoor: Quantity
  outdoor: Quantity
}

/** What makes the surfaces of a home colder than its air. */
export function lostBySurface({ parts, indoor, outdoor }: Input): LostBySurface {
  const [walls, windows, doors, roof, floor] = parts
  const lost = (surface: keyof LostBySurface, name: string, through: readonly (Quantity | undefined)[]) =>
    derived({
      key: `home.lost.${surface}`,
      name,
      unit: 'W',
      inputs: [indoor, outdoor, ...through.filter((part) => part !== undefined)],
      formula: 'Σ losses × (Ti − Te)',
      compute: (indoorC: number, outdoorC: number, ...wattsPerK: number[]) =>
        wattsPerK.reduce((sum, one) => sum + one, 0) * differenceK({ indoorC, outdoorC }),
    })
  return {
    sides: lost('sides', 'Heat lost through the sides of the rooms on a cold day', [walls, windows, doors]),
    ceiling: lost('ceiling', 'Heat lost through the ceilings on a cold day', [roof]),
    floor: lost('floor', 'Heat lost through the floors on a cold day', [floor]),
  }
}

/** The shares of roof and ground floor. `parts`: W/K as above, then bridging and ventilation. */
export function levelShares({
  parts,
  surfaces,
}: Pick<Input, 'parts'> & { surfaces: Pick<Surfaces, 'roof' | 'ground' | 'outerSurface'> }): LevelShares {
  const shareOf = (level: keyof LevelShares, name: string, area: Quantity) =>
    derived({
      key: `home.${level}.share-of-loss`,
      name,
      unit: '',
      inputs: [area, surfaces.outerSurface, ...parts],
      formula: '(loss + corners × A ÷ outer surface) ÷ Σ losses',
      compute: (areaM2: number, outerM2: number, ...losses: number[]) => {
        const [, , , roof = NaN, floor = NaN, corners = NaN] = losses
        const own = level === 'roof' ? roof : floor
        return (own + (corners * areaM2) / outerM2) / losses.reduce((sum, loss) => sum + loss, 0)
      },
    })
  return {
    roof: shareOf('roof', 'Share of the roof in the heat loss', surfaces.roof),
    floor: shareOf('floor', 'Share of the ground floor in the heat loss', surfaces.ground),
  }
}
