import { isEnergyUnit, unitIn } from '@/lib/domain/challenge/energy-units'

import { isAmount } from './amount-cells'
import { isHalfHourHeading } from './half-hour-heading'

/** The end of a reading: 'End time', 'To', 'intervalEnd'. */
export const END = /(?:^|[^A-Za-z])(?:[Ee]nd|END|[Tt]o$)|[a-z]End/
const MONEY = /cost|price|tariff|£|\$|€|pence|\(p\)|p\/|gbp|(?<![a-z])eur(?![a-z])|bill|(?<![a-z])vat(?![a-z])/i
const NO_ENERGY =
  /quality|status|flag|temp|humid|serial|mpan|mprn|meter (?:no|number|id|point)|(?<![a-z])id(?![a-z])|timestamp|date|carbon|co2|calorific|factor|correction|standing charge/i
const ENERGY =
  /consum|usage|(?<![a-z])used?(?![a-z])|energy|import|export|produc|generat|yield|(?<![a-z])pv(?![a-z])|solar|grid|batter|home|house|load|demand|(?<![a-z])net(?![a-z])|feed|deliver|return|value|amount|quantity|bought|sold|verbrauch|verbruik|einspeis|bezug|ertrag/i

const RANKS = [
  /consum|usage|(?<![a-z])used?(?![a-z])|demand|load|home|house|verbrauch|verbruik/i,
  /import|grid|bought|purchas|deliver|bezug/i,
]
const NOT_USED_IN_HOME =
  /export|produc|generat|yield|(?<![a-z])pv(?![a-z])|solar|batter|powerwall|feed|return|self|to grid|inverter|wind|charg|surplus|excess|sold|water|device|einspeis|ertrag/i

export const UNIT_HEADING = /^units?(?: of measure(?:ment)?)?$/i

export const isEnergy = (heading: string) => ENERGY.test(heading) || isEnergyUnit(unitIn(heading)) || isPower(heading)
export const isPower = (heading: string) => unitIn(heading) === 'power'

/** Whether a heading is of anything else, or is itself a number: then the line is none of headings. */
export function isNoAmount(heading: string): boolean {
  if (END.test(heading) || MONEY.test(heading) || isHalfHourHeading(heading) || isAmount(heading)) return true
  const unit = unitIn(heading)
  return unit === 'other' || (!isEnergyUnit(unit) && (NO_ENERGY.test(heading) || UNIT_HEADING.test(heading.trim())))
}

/** Lower is likelier: what the home uses, what it buys, energy of any kind, what it produces, exports or stores. */
export function rankOf(heading: string): number {
  if (NOT_USED_IN_HOME.test(heading)) return RANKS.length + 1
  const rank = RANKS.findIndex((words) => words.test(heading))
  return rank < 0 ? RANKS.length : rank
}

/** Whether a column surely holds what the home uses, rather than what it produces, exports or stores. */
export const isUsedInHome = ({ rank }: { rank: number }): boolean => rank <= RANKS.length
