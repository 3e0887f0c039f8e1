import { isShort } from '../building/heat-loss/panels'
import { nationOf } from '../climate/area-nation'
import { checkSupply, demandWatts, type UsualLoad, wattsOf } from '../electrical/circuits/supply-check'
import { capitalised } from '../text/capitalised'
import { heatsWholeHome, isAdvised, type Verdict } from './deciding-rules'
import { isHeatPumpMuchCheaper } from './heat-pump-note'
import { systemNow } from './heating-now'
import { heatingName, pounds } from './verdict-amounts'
import type { VerdictFacts } from './verdict-facts'

type Case = VerdictFacts & { verdict: Verdict }

type Rule = {
  rule: string
  side: 'for' | 'against'
  applies: (facts: Case) => boolean
  reason: (facts: Case) => string
}

/** Costs within a tenth of each other count as close, given the accuracy of our assumptions. */
const CLOSE = 0.1

/** Loads present in any home. */
const KITCHEN: readonly UsualLoad[] = ['everyday', 'oven-and-hob']

const band = (letters: { band: string } | null | undefined) => letters?.band ?? null
const isElectric = ({ heating }: VerdictFacts) => heating === 'panel-heaters' || heating === 'none'

/** Reasons besides the deciding one, in the order of their weight. Whatever holds for any electric heater says so. */
export const SUPPORTING_RULES = [
  {
    rule: 'ceilings-give-all',
    side: 'for',
    applies: ({ verdict, hasSpare }) => verdict === 'good-replacement' && hasSpare,
    reason: () => 'The ceilings can give all the heat that a cold day takes.',
  },
  {
    rule: 'rest-of-the-home',
    side: 'for',
    applies: (facts) => !heatsWholeHome(facts) && facts.verdict === 'good-fit' && systemNow(facts.heating) !== null,
    reason: ({ heating }) => `The rest of the home keeps ${heatingName(heating)}.`,
  },
  {
    rule: 'no-pipe',
    side: 'for',
    applies: (facts) => !heatsWholeHome(facts) && facts.verdict === 'good-fit',
    reason: () => 'Like any electric heater, panels take a cable and no pipe.',
  },
  {
    rule: 'let-without-change',
    side: 'for',
    applies: (facts) => facts.isLet === true && facts.heating === 'panel-heaters' && heatsWholeHome(facts),
    reason: ({ rating, ...heat }) =>
      `${isShort(heat) ? '' : 'Nothing stands at floor level. '}The energy rating stays ${band(rating?.now) ? `at ${band(rating?.now)}` : 'as it is'}: insulation lifts it, not another electric heater.`,
  },
  {
    rule: 'price',
    side: 'against',
    applies: (facts) => isAdvised(facts.verdict) && heatsWholeHome(facts) && facts.panels > 0,
    reason: ({ panels, pricePence }) =>
      `${panels === 1 ? '1 panel costs' : `${panels} panels cost`} about ${pounds(pricePence)}, delivered and fitted. Ordinary electric heaters cost less to buy and take wall space.`,
  },
  {
    rule: 'heating-now-costs-less',
    side: 'against',
    applies: (facts) =>
      heatsWholeHome(facts) &&
      facts.heating !== 'storage-heaters' &&
      facts.nowPence !== null &&
      facts.panelsPence > facts.nowPence * (1 + CLOSE),
    reason: ({ heating, nowPence, panelsPence }) =>
      `${capitalised(heatingName(heating))} heats the whole home for about ${pounds(nowPence ?? NaN)} a year; panels would cost about ${pounds(panelsPence)}.`,
  },
  {
    rule: 'no-price-held',
    side: 'against',
    applies: (facts) => heatsWholeHome(facts) && systemNow(facts.heating) !== null && facts.nowPence === null,
    reason: ({ panelsPence }) =>
      `We have no up-to-date price for your fuel, so its cost is left out. Compare ${pounds(panelsPence)} a year for panels with what you last paid.`,
  },
  {
    rule: 'nothing-to-compare',
    side: 'against',
    applies: (facts) => heatsWholeHome(facts) && facts.heating === 'other',
    reason: ({ panelsPence }) =>
      `We don’t know what heats this home. Compare ${pounds(panelsPence)} a year for panels with your own bills.`,
  },
  {
    rule: 'all-day',
    side: 'against',
    applies: (facts) =>
      heatsWholeHome(facts) &&
      facts.occupancy === 'all-day' &&
      isElectric(facts) &&
      facts.verdict !== 'insulate-first' &&
      isHeatPumpMuchCheaper(facts),
    reason: () => 'With someone in all day, price a heat pump first.',
  },
  {
    rule: 'another-gives-the-rest',
    side: 'against',
    applies: (facts) =>
      facts.verdict !== 'insulate-first' &&
      isShort(facts) &&
      (heatsWholeHome(facts) || facts.verdict !== 'good-for-some-rooms'),
    reason: ({ neededWatts, givenWatts, heatedRooms }) =>
      `On the coldest days ${heatedRooms === 1 ? 'the ceiling' : 'ceilings'} can give about ${Math.min(99, Math.round((100 * givenWatts) / neededWatts))}% of the heat in comfort. Another heater gives the rest.`,
  },
  {
    rule: 'rating-falls',
    side: 'against',
    applies: ({ isLet, heatedRooms, rating }) =>
      isLet === true &&
      heatedRooms === null &&
      rating !== null &&
      rating.now !== null &&
      rating.panels.rating < rating.now.rating,
    reason: ({ heating, rating }) =>
      `With panels in place of ${heatingName(heating)} the energy rating would fall from ${band(rating?.now)} to about ${band(rating?.panels)}.`,
  },
  {
    rule: 'letting',
    side: 'against',
    applies: ({ isLet, heatedRooms, rating }) =>
      isLet === true && heatedRooms === null && rating?.letting != null && rating.letting !== 'allowed',
    reason: ({ rating }) =>
      rating?.letting === 'already-below'
        ? 'Its rating is most likely below E already: in England and Wales a home may then not be let without a registered exemption.'
        : rating?.letting === 'close'
          ? 'That is close to the limit: below E, a home in England and Wales may not be let without a registered exemption.'
          : 'Below E, a home in England and Wales may not be let without a registered exemption.',
  },
  {
    rule: 'supply-may-not-do',
    side: 'against',
    applies: (facts) => heatsWholeHome(facts) && isAdvised(facts.verdict) && !fitsSupply(facts),
    reason: ({ heatingWatts }) =>
      `Together the panels draw ${(heatingWatts / 1000).toFixed(1)} kW. With a kitchen in use, that may be too much for a 60 or 80 A supply.`,
  },
  {
    rule: 'outside-the-cap',
    side: 'against',
    applies: ({ postcodeArea }) => postcodeArea !== null && nationOf(postcodeArea) === 'northern-ireland',
    reason: () => 'Northern Ireland has its own energy prices. Ours are for Great Britain, so enter yours instead.',
  },
] as const satisfies readonly Rule[]

const fitsSupply = ({ heatingWatts }: VerdictFacts) =>
  checkSupply({
    supplyAmps: 80,
    heatingWatts,
    otherWatts: KITCHEN.map((load) => demandWatts({ load, watts: wattsOf(load) })),
  }).outcome === 'fits'
