import { checkSupply, wattsOf } from '../circuits/supply-check'
import { nationOf } from '../climate/area-nation'
import { EXPOSURE } from '../house/shape'
import { isLoftBare, systemNow, type QuickAnswers, type SystemNow } from './answers'
import { mayHaveHeatPumpGrant } from './heat-pump-grant'

export type Verdict = 'good-fit' | 'depends' | 'not-the-best-choice'

/** What the rules look at: typical values, whole pence a year. */
export type VerdictFacts = {
  answers: QuickAnswers
  wattsPerM2: number
  /** kWh of heat that panels would give in a year. */
  heatKwh: number
  panelsPence: number
  /** Of the heating that the home has; null where we hold no price. */
  nowPence: number | null
  heatPumpPence: number
  /** Given towards a heat pump in England and Wales. */
  grantPence: number
  heatingWatts: number
  /** Until panels have paid for themselves at prices of today; null if they never do, or there is nothing to compare with. */
  paybackYears: number | null
}

type Rule = {
  rule: string
  verdict: Verdict
  applies: (facts: VerdictFacts) => boolean
  reason: (facts: VerdictFacts) => string
}

/** Above this a home loses so much that insulation comes before any heating: brick or cavity walls that nobody has filled. */
export const INSULATE_FIRST_W_PER_M2 = 70

/** Heat that is little enough for the price of a unit of it to count for less than what the heating itself costs. */
export const SMALL_DEMAND_KWH = 4_000

/** From here on a heat pump's lower bill is worth its price and grant a look. */
export const HEAT_PUMP_WORTH_KWH = 6_000

/** How long the maker says that panels last, years. */
export const LIFE_YEARS = 20

/** Costs within a tenth of each other are taken for close: our assumptions are no better than that. */
const CLOSE = 0.1

const written = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const pounds = (pence: number) => `£${written.format(pence / 100)}`
const costsMore = ({ panelsPence, nowPence }: VerdictFacts) => nowPence !== null && panelsPence > nowPence * (1 + CLOSE)
const isClose = ({ panelsPence, nowPence }: VerdictFacts) =>
  nowPence !== null && Math.abs(panelsPence / nowPence - 1) <= CLOSE

const HEATS: Record<SystemNow, string> = {
  'gas-old': 'Your gas boiler heats',
  'gas-new': 'Your gas boiler heats',
  oil: 'Your oil boiler heats',
  lpg: 'Your LPG boiler heats',
  'heat-pump': 'Your heat pump heats',
  'storage-heaters': 'Your storage heaters, which buy at the night price, heat',
  'panel-heaters': 'Your electric panel heaters heat',
}

/** Every reason for or against, the strictest first. */
export const VERDICT_RULES = [
  {
    rule: 'heating-now-costs-less',
    verdict: 'not-the-best-choice',
    applies: costsMore,
    reason: ({ answers: { heating }, panelsPence, nowPence }) => {
      const now = systemNow(heating)
      return `${now ? HEATS[now] : 'Your heating heats'} this home for about ${pounds(nowPence ?? NaN)} a year. Panels would take about ${pounds(panelsPence)}.`
    },
  },
  {
    rule: 'insulate-first',
    verdict: 'not-the-best-choice',
    applies: ({ wattsPerM2 }) => wattsPerM2 > INSULATE_FIRST_W_PER_M2,
    reason: ({ wattsPerM2 }) =>
      `On a cold day this home loses about ${Math.round(wattsPerM2)} W for each square metre. Insulation comes first, whatever heats it.`,
  },
  {
    rule: 'bare-loft',
    verdict: 'not-the-best-choice',
    applies: ({ answers }) => isLoftBare(answers) && EXPOSURE[answers.propertyType].roof === 1,
    reason: () =>
      'Under a loft without insulation up to a third of a panel’s heat leaves through its back. Insulate the loft before you put panels under it.',
  },
  {
    rule: 'no-price-held',
    verdict: 'depends',
    applies: ({ answers: { heating }, nowPence }) => systemNow(heating) !== null && nowPence === null,
    reason: () => 'We hold no dated price of your fuel and give none. Compare the cost of panels with your own bills.',
  },
  {
    rule: 'nothing-to-compare',
    verdict: 'depends',
    applies: ({ answers: { heating } }) => heating === 'other',
    reason: () => 'We do not know your present heating. Compare the cost of panels with your own bills.',
  },
  {
    rule: 'heat-pump-would-cost-less',
    verdict: 'depends',
    applies: ({ answers: { heating }, heatKwh, heatPumpPence, panelsPence }) =>
      heating !== 'heat-pump' && heatKwh > HEAT_PUMP_WORTH_KWH && heatPumpPence < panelsPence,
    reason: ({ answers: { postcodeArea }, heatPumpPence, panelsPence, grantPence }) => {
      const costs = `A heat pump would heat this home for about ${pounds(heatPumpPence)} a year against ${pounds(panelsPence)} with panels`
      return mayHaveHeatPumpGrant(postcodeArea)
        ? `${costs}, and the Boiler Upgrade Scheme pays ${pounds(grantPence)} towards one in England and Wales.`
        : `${costs}. The Boiler Upgrade Scheme, which pays towards one, is for England and Wales.`
    },
  },
  {
    rule: 'supply-may-not-do',
    verdict: 'depends',
    applies: ({ heatingWatts }) =>
      checkSupply({ supplyAmps: 80, heatingWatts, otherWatts: [wattsOf('everyday'), wattsOf('oven-and-hob')] })
        .outcome !== 'fits',
    reason: ({ heatingWatts }) =>
      `All panels together draw ${(heatingWatts / 1000).toFixed(1)} kW. Beside a kitchen that may be too much for a supply of 60 or 80 A.`,
  },
  {
    rule: 'outside-the-cap',
    verdict: 'depends',
    applies: ({ answers: { postcodeArea } }) => postcodeArea !== null && nationOf(postcodeArea) === 'northern-ireland',
    reason: () =>
      'Northern Ireland has energy prices of its own. Ours are those of Great Britain, so put yours in their place.',
  },
  {
    rule: 'pays-back-late',
    verdict: 'depends',
    applies: ({ paybackYears }) => paybackYears !== null && paybackYears > LIFE_YEARS,
    reason: ({ paybackYears }) =>
      `At what they save, panels pay for themselves in about ${Math.round(paybackYears ?? NaN)} years. The maker speaks of a life of ${LIFE_YEARS}. If your heaters still work, keep them.`,
  },
  {
    rule: 'costs-are-close',
    verdict: 'depends',
    applies: isClose,
    reason: ({ panelsPence, nowPence }) =>
      `The costs are close: about ${pounds(panelsPence)} a year with panels, ${pounds(nowPence ?? NaN)} now.`,
  },
  {
    rule: 'saves-against-what-is-there',
    verdict: 'good-fit',
    applies: (facts) => facts.nowPence !== null && facts.panelsPence < facts.nowPence * (1 - CLOSE),
    reason: ({ panelsPence, nowPence }) =>
      `Heated room by room, panels would take about ${pounds(panelsPence)} a year where your heating takes ${pounds(nowPence ?? NaN)}. The saving is in heating fewer rooms for fewer hours, and is our assumption.`,
  },
  {
    rule: 'a-few-rooms',
    verdict: 'good-fit',
    applies: ({ answers: { occupancy } }) => occupancy === 'a-few-rooms',
    reason: () => 'You use a few rooms. Panels heat those and leave the others.',
  },
  {
    rule: 'small-demand',
    verdict: 'good-fit',
    applies: ({ heatKwh }) => heatKwh <= SMALL_DEMAND_KWH,
    reason: ({ heatKwh }) =>
      `This home needs little heat, about ${written.format(Math.round(heatKwh / 100) * 100)} kWh a year, so the price of a unit of it counts for less than in most homes.`,
  },
] as const satisfies readonly Rule[]

export type VerdictRule = (typeof VERDICT_RULES)[number]['rule'] | 'nothing-speaks'
