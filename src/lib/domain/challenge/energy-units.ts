import { KWH_PER_UNIT } from './meter-readings'

/** Gas Act 1995: a therm is 100,000 Btu, which are 29.3071 kWh. */
const KWH_PER_THERM = 29.3071
const KWH_PER_MJ = 1 / 3.6

/** Units in which files give amounts of energy; gas by its volume as on a bill. */
export const ENERGY_UNITS = [
  { value: 'kwh', label: 'kWh', kwh: 1 },
  { value: 'wh', label: 'Wh', kwh: 0.001 },
  { value: 'mwh', label: 'MWh', kwh: 1_000 },
  { value: 'm3', label: 'm³ of gas', kwh: KWH_PER_UNIT.m3 },
  { value: 'ft3', label: 'ft³ of gas', kwh: KWH_PER_UNIT.ft3 / 100 },
  { value: '100ft3', label: '100 ft³ of gas', kwh: KWH_PER_UNIT.ft3 },
  { value: 'therm', label: 'therms', kwh: KWH_PER_THERM },
  { value: 'mj', label: 'MJ', kwh: KWH_PER_MJ },
  { value: 'gj', label: 'GJ', kwh: 1_000 * KWH_PER_MJ },
] as const

export type EnergyUnit = (typeof ENERGY_UNITS)[number]['value']

/** A unit of a heading or cell: of energy, of power or of something else that is no amount of energy, or none. */
export type UnitFound = EnergyUnit | 'power' | 'other' | null

export const isEnergyUnit = (unit: UnitFound): unit is EnergyUnit =>
  unit !== null && unit !== 'power' && unit !== 'other'

const GAS_UNITS: readonly EnergyUnit[] = ['m3', 'ft3', '100ft3', 'therm']

/** Whether only gas is measured in the unit. */
export const isOfGas = (unit: EnergyUnit): boolean => GAS_UNITS.includes(unit)

/** kWh of one of the unit. */
export const kwhPer = (unit: EnergyUnit): number => found(unit).kwh

export const unitLabel = (unit: EnergyUnit): string => found(unit).label

function found(unit: EnergyUnit) {
  return ENERGY_UNITS.find(({ value }) => value === unit) ?? ENERGY_UNITS[0]
}

/** In order: a later expression would also match some of what an earlier one does. Letters must not stand around a unit. */
const SPELLINGS: readonly (readonly [RegExp, Exclude<UnitFound, null>])[] = [
  [/(?<![a-z])(?:k?va(?:rh?|h)?|gwh|k?btu|gal(?:lon)?s?|k?cal|litres?|k?w\/m2)(?![a-z])|°c|%/, 'other'],
  [
    /(?:(?<![a-z0-9])100|hundreds?(?: of)?)[ ,]*(?:ft3|cubic f(?:ee|oo)t|cu\.? ?ft)|(?<![a-z])[hc]cf(?![a-z])/,
    '100ft3',
  ],
  [/(?<![a-z])(?:ft3|cubic f(?:ee|oo)t|cu\.? ?ft|cf)(?![a-z0-9])/, 'ft3'],
  [/(?<![a-z0-9])(?:m3|cubic met(?:re|er)s?|cu\.? ?m)(?![a-z0-9])/, 'm3'],
  [/mwh|megawatt[ -]?hours?/, 'mwh'],
  [/kwh|kw h|kw\.h|kilowatt[ -]?hours?/, 'kwh'],
  [/(?<![a-z])wh(?![a-z])|watt[ -]?hours?/, 'wh'],
  [/(?<![a-z])therms?(?![a-z])/, 'therm'],
  [/(?<![a-z])mj(?![a-z])|megajoules?/, 'mj'],
  [/(?<![a-z])gj(?![a-z])|gigajoules?/, 'gj'],
  [/(?<![a-z])[km]?w(?![a-z])|(?:kilo)?watts?(?![a-z])/, 'power'],
]

/** The unit that a heading or cell names: 'Consumption (m³)', 'usage_kwh', '0.25 kWh', 'Gas, 100 ft^3'. */
export function unitIn(text: string): UnitFound {
  // 'mÂ³' is UTF-8 that a program read in another encoding.
  const plain = text.toLowerCase().replace(/â?³|\^3/g, '3')
  return SPELLINGS.find(([spelling]) => spelling.test(plain))?.[1] ?? null
}
