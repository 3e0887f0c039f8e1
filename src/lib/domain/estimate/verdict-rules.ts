import { nationOf } from '../climate/area-nation'
import { checkSupply, demandWatts, type UsualLoad, wattsOf } from '../electrical/circuits/supply-check'
import { aboutYears } from './about-years'
import { mayHaveHeatPumpGrant } from './heat-pump-grant'
import { type SystemNow, systemNow } from './heating-now'
import { ROUNDING_PENCE } from './payback'
import type { QuickAnswers } from './quick-answers'

export type Verdict = 'good-fit' | 'depends' | 'not-the-best-choice'

/** Input of the rules: typical values, whole pence a year. */
export type VerdictFacts = {
  answers: Pick<QuickAnswers, 'postcodeArea' | 'heating' | 'occupancy'>
  /** Panels would hang under a loft without insulation. */
  isUnderBareLoft: boolean
  wattsPerM2: number
  /** Annual heat from panels, kWh. */
  heatKwh: number
  panelsPence: number
  /** Cost of the current heating; null without a price. */
  nowPence: number | null
  heatPumpPence: number
  /** Heat pump grant in England and Wales. */
  grantPence: number
  /** The higher grant, for a home off the gas grid; null if the current heating rules it out. */
  grantOffGasPence: number | null
  heatingWatts: number
  /** Payback of the panels at today's prices; null if never, or without a comparison. */
  paybackYears: number | null
}

type Rule = {
  rule: string
  verdict: Verdict
  applies: (facts: VerdictFacts) => boolean
  reason: (facts: VerdictFacts) => string
}

/** Above this, insulation takes priority over heating: uninsulated brick or cavity walls. */
export const INSULATE_FIRST_W_PER_M2 = 70

/** Heat demand below which the cost of the heating system outweighs the price of energy. */
export const SMALL_DEMAND_KWH = 4_000

/** Heat demand above which a heat pump's lower bill may justify its price after the grant. */
export const HEAT_PUMP_WORTH_KWH = 6_000

/** Panel lifetime stated by the manufacturer, years. */
export const LIFE_YEARS = 20

/** Costs within a tenth of each other count as close, given the accuracy of our assumptions. */
const CLOSE = 0.1

/** Loads present in any home. */
const KITCHEN: readonly UsualLoad[] = ['everyday', 'oven-and-hob']

const written = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const pounds = (pence: number) => `£${written.format(pence / 100)}`
const costsMore = ({ panelsPence, nowPence }: VerdictFacts) => nowPence !== null && panelsPence > nowPence * (1 + CLOSE)
const isClose = ({ panelsPence, nowPence }: VerdictFacts) =>
  nowPence !== null && Math.abs(panelsPence / nowPence - 1) <= CLOSE
const savesNothing = ({ panelsPence, nowPence }: VerdictFacts) =>
  nowPence !== null && nowPence - panelsPence < ROUNDING_PENCE

const HEATS: Record<SystemNow, string> = {
  'gas-old': 'Your gas boiler heats',
  'gas-new': 'Your gas boiler heats',
  oil: 'Your oil boiler heats',
  lpg: 'Your LPG boiler heats',
  'heat-pump': 'Your heat pump heats',
  'storage-heaters': 'Your storage heaters, which buy at the night price, heat',
  'panel-heaters': 'Your electric panel heaters heat',
}

/** All reasons for or against, strictest first. */
export const VERDICT_RULES = [
  {
    rule: 'heating-now-costs-less',
    verdict: 'not-the-best-choice',
    applies: costsMore,
    reason: ({ answers: { heating }, panelsPence, nowPence }) => {
      const now = systemNow(heating)
      return `${now ? HEATS[now] : 'Your heating heats'} this home for about ${pounds(nowPence ?? NaN)} a year. Panels would cost about ${pounds(panelsPence)}.`
    },
  },
  {
    rule: 'insulate-first',
    verdict: 'not-the-best-choice',
    applies: ({ wattsPerM2 }) => wattsPerM2 > INSULATE_FIRST_W_PER_M2,
    reason: ({ wattsPerM2 }) =>
      `On a cold day this home loses about ${Math.round(wattsPerM2)} W per square metre. Insulation comes first, whatever heats it.`,
  },
  {
    rule: 'bare-loft',
    verdict: 'not-the-best-choice',
    applies: ({ isUnderBareLoft }) => isUnderBareLoft,
    reason: () =>
      'Under an uninsulated loft, up to a third of a panel’s heat leaves through its back. Insulate the loft before you put panels under it.',
  },
  {
    rule: 'no-price-held',
    verdict: 'depends',
    applies: ({ answers: { heating }, nowPence }) => systemNow(heating) !== null && nowPence === null,
    reason: () =>
      'We have no up-to-date price for your fuel, so we don’t give one. Compare the cost of panels with your own bills.',
  },
  {
    rule: 'nothing-to-compare',
    verdict: 'depends',
    applies: ({ answers: { heating } }) => heating === 'other',
    reason: () => 'We don’t know your current heating. Compare the cost of panels with your own bills.',
  },
  {
    rule: 'heat-pump-would-cost-less',
    verdict: 'depends',
    applies: ({ answers: { heating }, heatKwh, heatPumpPence, panelsPence }) =>
      heating !== 'heat-pump' && heatKwh > HEAT_PUMP_WORTH_KWH && heatPumpPence < panelsPence,
    reason: ({ answers: { postcodeArea }, heatPumpPence, panelsPence, grantPence, grantOffGasPence }) => {
      const costs = `A heat pump would heat this home for about ${pounds(heatPumpPence)} a year against ${pounds(panelsPence)} with panels`
      const offGas = grantOffGasPence && `, or ${pounds(grantOffGasPence)} in place of oil or LPG off the gas grid`
      return mayHaveHeatPumpGrant(postcodeArea)
        ? `${costs}, and the Boiler Upgrade Scheme pays ${pounds(grantPence)} towards one in England and Wales${offGas ?? ''}.`
        : `${costs}. The Boiler Upgrade Scheme, which pays towards one, is for England and Wales.`
    },
  },
  {
    rule: 'supply-may-not-do',
    verdict: 'depends',
    applies: ({ heatingWatts }) =>
      checkSupply({
        supplyAmps: 80,
        heatingWatts,
        otherWatts: KITCHEN.map((load) => demandWatts({ load, watts: wattsOf(load) })),
      }).outcome !== 'fits',
    reason: ({ heatingWatts }) =>
      `Together the panels draw ${(heatingWatts / 1000).toFixed(1)} kW. With a kitchen in use, that may be too much for a 60 or 80 A supply.`,
  },
  {
    rule: 'outside-the-cap',
    verdict: 'depends',
    applies: ({ answers: { postcodeArea } }) => postcodeArea !== null && nationOf(postcodeArea) === 'northern-ireland',
    reason: () => 'Northern Ireland has its own energy prices. Ours are for Great Britain, so enter yours instead.',
  },
  {
    rule: 'pays-back-late',
    verdict: 'depends',
    applies: ({ paybackYears }) => paybackYears !== null && paybackYears > LIFE_YEARS,
    reason: ({ paybackYears }) =>
      `At what they save, panels pay for themselves in ${aboutYears(paybackYears ?? NaN)}. The manufacturer quotes a life of ${LIFE_YEARS}. If your heaters still work, keep them.`,
  },
  {
    rule: 'no-saving',
    verdict: 'depends',
    applies: (facts) => isClose(facts) && savesNothing(facts),
    reason: ({ answers: { heating }, panelsPence, nowPence }) =>
      heating === 'panel-heaters'
        ? `Panels would save you nothing: used in the same rooms for the same hours they cost about ${pounds(panelsPence)} a year, the same as your electric heaters. If those still work, keep them.`
        : `Panels would save you nothing: about ${pounds(panelsPence)} a year against ${pounds(nowPence ?? NaN)} now. If your heating still works, keep it.`,
  },
  {
    rule: 'costs-are-close',
    verdict: 'depends',
    applies: (facts) => isClose(facts) && !savesNothing(facts),
    reason: ({ panelsPence, nowPence }) =>
      `The costs are close: about ${pounds(panelsPence)} a year with panels, ${pounds(nowPence ?? NaN)} now.`,
  },
  {
    rule: 'saves-against-what-is-there',
    verdict: 'good-fit',
    applies: (facts) => facts.nowPence !== null && facts.panelsPence < facts.nowPence * (1 - CLOSE),
    reason: ({ panelsPence, nowPence }) =>
      `Panels would cost about ${pounds(panelsPence)} a year, where your heating costs ${pounds(nowPence ?? NaN)}. Any electric heaters with room thermostats would save just as much.`,
  },
  {
    rule: 'a-few-rooms',
    verdict: 'good-fit',
    applies: ({ answers: { occupancy } }) => occupancy === 'a-few-rooms',
    reason: () =>
      'You use a few rooms. Panels heat those and leave the others, as any heater with its own thermostat does.',
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
