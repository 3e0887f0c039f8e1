import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
import type { ComfortResult, ComfortStep } from '@/lib/domain/estimate/comfort-result'
import { capitalised } from '@/lib/domain/text/capitalised'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

/** What panels can give of the heat of a home, and what would make it enough, ready to render. */
export type ComfortView = {
  /** 'Panels can give 4,640 of 7,210 W here.' */
  share: string
  /** Why they can give no more. */
  why: string
  /**
   * Measures one after another, each with what it does to the heat, the panels and their cost; then others (`isOther`).
   */
  choices: { choice: string; effect: string; isOther?: true; measures?: readonly MeasureKey[] }[]
  /** Whether the measures make panels enough. */
  outcome: string
}

type Heat = { neededWatts: number; givenWatts: number }

const tens = (watts: number) => (Math.round(watts / 10) * 10).toLocaleString('en-GB')

/** 'Panels can give 4,640 of 7,210 W here.' */
export const shareWords = ({ neededWatts, givenWatts }: Heat): string =>
  isShort({ neededWatts, givenWatts })
    ? `Panels can give ${tens(givenWatts)} of ${tens(neededWatts)} W here.`
    : `Panels can give all of the ${tens(neededWatts)} W here.`

/** What supplies the rest. */
export const suppliedWords = ({ neededWatts, givenWatts }: Heat): string =>
  `On the coldest days another heater has to supply the other ${tens(neededWatts - givenWatts)} W; it is not in our price.`

const WHY = 'More panels would make the ceilings too warm for comfort (ISO 7730: less than 5 K).'

/** Why there are no more panels, and what supplies the rest. */
export const restWords = (heat: Heat): string => `${WHY} ${suppliedWords(heat)}`

/** Both in one text, for tables and emails; a home that panels can heat needs only the first. */
export const shareAndRest = (heat: Heat): string =>
  isShort(heat) ? `${shareWords(heat)} ${restWords(heat)}` : shareWords(heat)

/** What panels can give, and what would make it enough; null where they are enough. */
export function comfortView(comfort: ComfortResult): ComfortView | null {
  if (!isShort(comfort)) return null
  const { steps } = comfort
  return {
    share: shareWords(comfort),
    why: WHY,
    choices: [
      ...steps.map((step, index) => ({
        choice: measureWords(step, index),
        effect: effectWords(step),
        measures: step.measures,
      })),
      ...fewerRooms(comfort),
      {
        choice: steps.length === 0 ? 'A second heater' : 'Or a second heater',
        effect: suppliedWords(comfort),
        isOther: true,
      },
    ],
    outcome: outcomeWords(steps),
  }
}

function fewerRooms({ steps, rooms, metRooms, metPanels, metPence }: ComfortResult): ComfortView['choices'] {
  if (metRooms === 0) return []
  return [
    {
      choice: steps.length === 0 ? 'Fewer rooms' : 'Or fewer rooms',
      effect: `As the home stands, panels can heat ${metRooms} of ${counted(rooms, 'room')} by themselves: ${counted(metPanels, 'panel')}, ${pounds(metPence)} delivered and fitted.`,
      isOther: true,
    },
  ]
}

const labelOfMeasure = (key: MeasureKey | undefined) => (key ? labelOf(MEASURES, key) : '')

function measureWords({ measures }: ComfortStep, index: number): string {
  const label = labelOfMeasure(measures.at(-1))
  return index === 0 ? capitalised(label) : `and ${label}`
}

type Effect = Pick<ComfortStep, 'neededWatts' | 'givenWatts' | 'panels' | 'pricePence' | 'yearPence'>

/** 'Panels can give 4,640 of 7,210 W: 15 panels, £6,735 fitted.' */
export function effectWords({ neededWatts, givenWatts, panels, pricePence, yearPence }: Effect): string {
  const year = yearPence === null ? '' : `; ${pounds(yearPence)} a year to run`
  return `Panels can give ${tens(givenWatts)} of ${tens(neededWatts)} W: ${counted(panels, 'panel')}, ${pounds(pricePence)} fitted${year}.`
}

function outcomeWords(steps: readonly ComfortStep[]): string {
  const last = steps.at(-1)
  if (!last) return 'We know of no measure that would make panels enough.'
  const reached =
    last.restWatts === 0 ? 'panels are enough' : `another heater still has to supply ${tens(last.restWatts)} W`
  return `With ${steps.length === 1 ? 'that measure' : 'all of these measures'}, ${reached}. ${steps.length === 1 ? 'Ask' : 'They are in the order of their usual cost; ask'} an installer for prices.`
}

/** The same as lines of text. */
export const comfortLines = ({ share, why, choices, outcome }: ComfortView): { share: string; measures: string } => ({
  share: `${share} ${why}`,
  measures: [...choices.map(({ choice, effect }) => `${choice}: ${effect}`), outcome].join('\n'),
})

/** Why a home has other counts where its rooms are known. */
export const usualRoomsWords = (rooms: number): string =>
  `Counted for ${rooms === 1 ? 'one room' : `${rooms} rooms of the usual sizes`}. Your own rooms, entered in the professional calculator or drawn in the designer, may differ: the typical homes that we have drawn take from a third fewer panels to a sixth more.`

type Counts = { panelWatts: number; panelName: string | null; panels: number; atStatedTemperature: number }

/** Why there are two counts of panels: the one statement about the panel’s output, wherever panels are counted. */
export const twoCounts = ({ panelWatts, panelName, panels, atStatedTemperature }: Counts): string =>
  `The manufacturer states ${panelWatts} W${panelName === null ? '' : ` for the ${panelName}`} and a temperature at which the front gives less than that. Until a test report settles it, we count both ways: ${counted(panels, 'panel')} at full power, ${atStatedTemperature.toLocaleString('en-GB')} at the stated temperature. Prices are for the first.`
