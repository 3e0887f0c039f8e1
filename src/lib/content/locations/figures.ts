import { monthlyDegreeDaysOf, monthlyMeansOf } from '@/lib/domain/climate/area-months'
import type { ComparedKey, LocalFacts } from '@/lib/domain/locations/local-facts'
import { homeOf } from '@/lib/domain/locations/local-homes'
import { writtenNumber } from '@/lib/format/written-number'

import { within } from './text/area-names'
import { celsius, kwh, pence, percent } from './text/wording'

export type LocalFigure = { value: string; label: string }

/**
 * The figures at the top of a page: the design temperature and the three most unusual others. Degree days are excluded,
 * as they are shown above the name.
 */
export function openingFigures(facts: LocalFacts): LocalFigure[] {
  const others = facts.compared.filter(({ key }) => key !== 'cold').slice(0, 3)
  return [
    {
      value: celsius(facts.designC).replace(' °C', '°'),
      label: `outside on the cold night that heating in ${facts.area} postcodes is sized for`,
    },
    ...others.map(({ key, value, usual }) => ({
      value: written(key, value),
      label: LABELS[key](facts, written(key, usual)),
    })),
  ]
}

const there = ({ district, county }: LocalFacts) => within(district?.name ?? county.name)

const LABELS: Readonly<Record<ComparedKey, (facts: LocalFacts, usual: string) => string>> = {
  cold: (_facts, usual) => `heating degree days a year. The UK average is ${usual}`,
  frost: ({ station }, usual) => `days of air frost a year at ${station.name}. ${usual} are typical`,
  offGas: (facts, usual) => `of electricity meters ${there(facts)} have no matching gas meter. ${usual} is typical`,
  nightMeters: (facts, usual) => `of electricity meters ${there(facts)} have a night rate. ${usual} is typical`,
  privateRent: (facts, usual) => `of homes ${there(facts)} are let privately. ${usual} is typical`,
  socialRent: (facts, usual) => `of homes ${there(facts)} are social housing. ${usual} is typical`,
  owned: (facts, usual) => `of homes ${there(facts)} are owned outright. ${usual} is typical`,
  price: ({ price }, usual) => `a unit of electricity, ${price?.period ?? ''}. The average is ${usual}`,
  sun: ({ county }, usual) => `a year from a kilowatt of solar panels ${within(county.name)}. ${usual} is typical`,
  gasUse: (facts, usual) => `of gas a year in an average home with gas ${there(facts)}. ${usual} is typical`,
  electricityUse: (facts, usual) => `of electricity a year in an average home ${there(facts)}. ${usual} is typical`,
}

function written(key: ComparedKey, value: number): string {
  if (key === 'price') return pence(value)
  if (key === 'cold' || key === 'frost') return writtenNumber(value)
  if (key === 'sun') return `${writtenNumber(value)} kWh`
  return key === 'gasUse' || key === 'electricityUse' ? kwh(value) : percent(value)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export type HeatMonth = { name: string; kwh: number; meanC: number }

/** Monthly heat demand of the example flat, if it is always warm. */
export function heatByMonth({ climate, homes }: Pick<LocalFacts, 'climate' | 'homes'>): {
  months: HeatMonth[]
  yearKwh: number
} {
  const { yearKwh } = homeOf(homes, 'flat')
  const meansC = monthlyMeansOf(climate)
  const pattern = monthlyDegreeDaysOf(climate)
  const sum = pattern.reduce((total, month) => total + month)
  const months = MONTHS.map((name, month) => ({
    name,
    kwh: ((pattern[month] ?? 0) * yearKwh) / sum,
    meanC: meansC[month] ?? 0,
  }))
  return { months, yearKwh }
}

/** 'October to March accounts for 77% of the heat' */
export function monthsHeading(months: readonly HeatMonth[]): string {
  const [total, winter] = [months, [...months.slice(9), ...months.slice(0, 3)]].map((some) =>
    some.reduce((sum, month) => sum + month.kwh, 0),
  )
  const share = Math.round(((winter ?? 0) / (total ?? 1)) * 100)
  return `October to March accounts for ${share}% of the heat`
}
