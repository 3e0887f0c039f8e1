import type { Hours } from './hours'

/** kWh in a month: yield of the roof, and the needs of heating and of the rest of the home. */
type MonthNeeds = { days: number; solarKwh: number; heatingKwh: number; householdKwh: number }

/** The electricity balance of a month. All kWh; made = household + heating + exported + lost. */
export type Balance = {
  madeKwh: number
  /** From the roof or its battery. */
  householdKwh: number
  heatingKwh: number
  exportedKwh: number
  /** Lost in the battery. */
  lostKwh: number
  /** From the grid. */
  boughtKwh: number
}

/** Three days in a row for each month: a bright, a middling and a dull one. Our assumption; their mean is 1. */
const DAYS = [1.75, 0.9, 0.35]

/** The share of its charge that a battery returns. Our assumption. */
const BATTERY_EFFICIENCY = 0.9

type DayShape = { sun: Hours; heating: Hours; household: Hours }

type Month = { needs: MonthNeeds; hours: DayShape; batteryKwh: number }

/**
 * Simulates a month hour by hour, in rounds of three days. The household comes first, then heating, then the
 * battery, then the grid. The battery starts each round empty, and its remaining charge counts as exported.
 */
export function monthBalance({ needs: { days, ...needs }, hours, batteryKwh }: Month): Balance {
  const round = { householdKwh: 0, heatingKwh: 0, exportedKwh: 0, lostKwh: 0, boughtKwh: 0 }
  let storedKwh = 0
  for (const brightness of DAYS)
    for (let hour = 0; hour < 24; hour++) {
      const of = (monthKwh: number, shares: Hours) => (monthKwh / days) * (shares[hour] ?? NaN)
      let madeKwh = of(needs.solarKwh, hours.sun) * brightness
      const serve = (needKwh: number) => {
        const fromRoof = Math.min(madeKwh, needKwh)
        const fromBattery = Math.min(storedKwh, needKwh - fromRoof)
        madeKwh -= fromRoof
        storedKwh -= fromBattery
        round.boughtKwh += needKwh - fromRoof - fromBattery
        return fromRoof + fromBattery
      }
      round.householdKwh += serve(of(needs.householdKwh, hours.household))
      round.heatingKwh += serve(of(needs.heatingKwh, hours.heating))
      const chargedKwh = Math.min(madeKwh, Math.max(0, batteryKwh - storedKwh) / BATTERY_EFFICIENCY)
      storedKwh += chargedKwh * BATTERY_EFFICIENCY
      round.lostKwh += chargedKwh * (1 - BATTERY_EFFICIENCY)
      round.exportedKwh += madeKwh - chargedKwh
    }
  const rounds = days / DAYS.length
  return {
    madeKwh: needs.solarKwh,
    householdKwh: round.householdKwh * rounds,
    heatingKwh: round.heatingKwh * rounds,
    exportedKwh: (round.exportedKwh + storedKwh) * rounds,
    lostKwh: round.lostKwh * rounds,
    boughtKwh: round.boughtKwh * rounds,
  }
}
