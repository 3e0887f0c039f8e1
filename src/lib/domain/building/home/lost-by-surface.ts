import { derived, type Quantity } from '../../quantity/quantity'
import { differenceK } from '../heat-loss/losses'

/** Heat that leaves through the sides, ceilings and floors of all rooms on a cold day, W. */
export type LostBySurface = Record<'sides' | 'ceiling' | 'floor', Quantity>

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
