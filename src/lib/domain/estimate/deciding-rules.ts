import { ENOUGH_SHARE, isShort } from '../building/heat-loss/panels'
import { MARGIN } from './fitted-panels'
import { systemNow } from './heating-now'
import { ROUNDING_PENCE } from './payback'
import { heatingName, pounds, watts } from './verdict-amounts'
import type { VerdictFacts } from './verdict-facts'

/** The verdicts, from the most favourable. */
export const VERDICTS = [
  'good-fit',
  'good-replacement',
  'good-for-some-rooms',
  'depends-on-nights',
  'insulate-first',
] as const

export type Verdict = (typeof VERDICTS)[number]

type DecidingRule = {
  rule: string
  verdict: Verdict
  applies: (facts: VerdictFacts) => boolean
  reason: (facts: VerdictFacts) => string
}

/** Above 70 W/m² insulation comes before any heating: uninsulated brick or cavity walls. */
export const INSULATE_FIRST_W_PER_M2 = 70 * MARGIN

/** The most heat that a home needs whose owner may leave the cheaper running cost of a heat pump aside, kWh a year. */
export const SMALL_DEMAND_KWH = 4_000

const isShortOfHeat = ({ neededWatts, givenWatts }: VerdictFacts): boolean => givenWatts < ENOUGH_SHARE * neededWatts

/** Verdicts for panels throughout what is to be heated. */
export const isAdvised = (verdict: Verdict): boolean => verdict === 'good-fit' || verdict === 'good-replacement'

/** Whether a room keeps another kind of heating, which gives what its ceiling may not. */
const keepsOtherHeating = (facts: VerdictFacts): boolean =>
  !heatsWholeHome(facts) && facts.heating !== 'panel-heaters' && systemNow(facts.heating) !== null

export const heatsWholeHome = ({ heatedRooms }: Pick<VerdictFacts, 'heatedRooms'>): boolean => heatedRooms === null

/** The first rule that applies gives the verdict; the last always does. */
export const DECIDING_RULES = [
  {
    rule: 'bare-loft',
    verdict: 'insulate-first',
    applies: ({ isUnderBareLoft }) => isUnderBareLoft,
    reason: () => 'The loft comes first: under a bare loft, over a third of a panel’s heat can leave through its back.',
  },
  {
    rule: 'loses-too-much',
    verdict: 'insulate-first',
    applies: (facts) => facts.wattsPerM2 > INSULATE_FIRST_W_PER_M2 && !keepsOtherHeating(facts),
    reason: (facts) => {
      const { wattsPerM2, neededWatts, givenWatts } = facts
      const lost = `Insulation comes first in this home: on a cold day it loses about ${Math.round(wattsPerM2)} W per square metre`
      return isShortOfHeat(facts)
        ? `${lost}, and its ceilings can give about ${Math.round((wattsPerM2 * givenWatts) / neededWatts)} in comfort.`
        : `${lost}, which is dear to replace whatever heats it.`
    },
  },
  {
    rule: 'nothing-gives-the-rest',
    verdict: 'insulate-first',
    applies: (facts) => facts.heating === 'none' && isShortOfHeat(facts),
    reason: ({ neededWatts, givenWatts }) =>
      `Insulation comes first here: in comfort, panels can give about ${watts(givenWatts)} of the ${watts(neededWatts)} that a cold day takes, and nothing else gives the rest.`,
  },
  {
    rule: 'replaces-electric-heaters',
    verdict: 'good-replacement',
    applies: ({ heating }) => heating === 'panel-heaters',
    reason: (facts) => {
      const { panelsPence, nowPence } = facts
      // Heaters that give the rest stay on the wall.
      const walls = (words: string) => (isShort(facts) ? '' : words)
      if (!heatsWholeHome(facts)) return `The same running cost as the heater there now${walls(', and its wall back')}.`
      return nowPence !== null && Math.abs(panelsPence - nowPence) >= ROUNDING_PENCE
        ? `About ${pounds(panelsPence)} a year, against ${pounds(nowPence)} with the heaters you have${walls(', and your walls back')}.`
        : `The same running cost as the heaters you have, about ${pounds(panelsPence)} a year${walls(', and your walls back')}.`
    },
  },
  {
    rule: 'room-within-reach',
    verdict: 'good-fit',
    applies: (facts) => !heatsWholeHome(facts) && facts.hasSpare,
    reason: ({ heatedRooms }) =>
      heatedRooms === 1
        ? 'The ceiling can give all the heat that such a room needs, and no wall or floor is taken.'
        : 'Their ceilings can give all the heat that such rooms need, and no wall or floor is taken.',
  },
  {
    rule: 'night-price',
    verdict: 'depends-on-nights',
    applies: ({ heating }) => heating === 'storage-heaters',
    reason: (facts) => {
      const { panelsPence, nowPence, occupancy } = facts
      const costs =
        nowPence === null
          ? `Panels would heat this home for about ${pounds(panelsPence)} a year.`
          : `${heatsWholeHome(facts) ? 'Your' : 'In the whole home, your'} storage heaters cost about ${pounds(nowPence)} a year at a night rate, panels about ${pounds(panelsPence)}.`
      return occupancy === 'all-day'
        ? `${costs} With someone in all day, keep them.`
        : `${costs} If they run out before the evening, compare the share of your heat that you buy at night.`
    },
  },
  {
    rule: 'small-home-within-reach',
    verdict: 'good-fit',
    applies: ({ heating, isFlat, isOneRoom, hasSpare, heatKwh, occupancy, isLet, rating }) =>
      heating === 'none' &&
      (isFlat !== false || isOneRoom) &&
      hasSpare &&
      heatKwh <= SMALL_DEMAND_KWH &&
      occupancy !== 'all-day' &&
      !(isLet === true && rating?.letting === 'lost'),
    reason: ({ panelsPence }) =>
      `Its ceilings can give all the heat it needs, about ${pounds(panelsPence)} a year, and every wall stays clear.`,
  },
  {
    rule: 'single-rooms',
    verdict: 'good-for-some-rooms',
    applies: () => true,
    reason: ({ heating, heatedRooms }) => {
      if (heatedRooms !== null)
        return heating === 'none'
          ? 'Panels suit a room with no wall to spare; before you buy, let us check how much its ceiling can give.'
          : `Panels suit a room with no wall to spare and warm it for the hours in use; ${heatingName(heating)} gives what its ceiling may not.`
      return systemNow(heating) === null
        ? 'Panels suit a bathroom, a study or a room that you use for a few hours.'
        : `Panels suit a bathroom, a study or a room that ${heatingName(heating)} does not warm well.`
    },
  },
] as const satisfies readonly DecidingRule[]
