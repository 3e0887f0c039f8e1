import { type ComfortResult, type ComfortStep, type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

/** What panels can give of the heat of a home, ready to render. */
export type ComfortView = {
  /** 'Panels can give 4,640 of 7,210 W here.' */
  share: string
  /** What supplies the rest, and why. */
  rest: string
  /** Measures one after another, each with what it does to the heat, the panels and their cost. */
  steps: { measure: string; effect: string }[]
  /** Whether these measures make panels enough. */
  outcome: string
  /** The rooms that panels heat alone; null if there are none. */
  rooms: string | null
}

type Heat = { neededWatts: number; givenWatts: number }

/** Rounding to 10 W hides a smaller rest. */
const SMALLEST_W = 5

export const isShort = ({ neededWatts, givenWatts }: Heat): boolean => neededWatts - givenWatts >= SMALLEST_W

const tens = (watts: number) => (Math.round(watts / 10) * 10).toLocaleString('en-GB')

/** 'Panels can give 4,640 of 7,210 W here.' */
export const shareWords = ({ neededWatts, givenWatts }: Heat): string =>
  isShort({ neededWatts, givenWatts })
    ? `Panels can give ${tens(givenWatts)} of ${tens(neededWatts)} W here.`
    : `Panels can give all of the ${tens(neededWatts)} W here.`

/** What supplies the rest. */
export const suppliedWords = ({ neededWatts, givenWatts }: Heat): string =>
  `On the coldest days another heater has to supply the other ${tens(neededWatts - givenWatts)} W; it is not in our price.`

/** Why there are no more panels, and what supplies the rest. */
export const restWords = (heat: Heat): string =>
  `More panels would make the ceilings too warm for comfort (ISO 7730: less than 5 K). ${suppliedWords(heat)}`

/** Both in one text, for tables and emails; a home that panels can heat needs only the first. */
export const shareAndRest = (heat: Heat): string =>
  isShort(heat) ? `${shareWords(heat)} ${restWords(heat)}` : shareWords(heat)

/** What panels can give, and what would make it enough; null where they are enough. */
export function comfortView(comfort: ComfortResult): ComfortView | null {
  if (!isShort(comfort)) return null
  const { steps, rooms, metRooms, metPanels, metPence } = comfort
  return {
    share: shareWords(comfort),
    rest: restWords(comfort),
    steps: steps.map((step, index) => ({ measure: measureWords(step, index), effect: effectWords(step) })),
    outcome: outcomeWords(steps),
    rooms:
      metRooms === 0
        ? null
        : `As the home stands, panels can heat ${metRooms} of ${counted(rooms, 'room')} by themselves: ${counted(metPanels, 'panel')}, ${pounds(metPence)} delivered and fitted.`,
  }
}

const labelOfMeasure = (key: MeasureKey | undefined) => (key ? labelOf(MEASURES, key) : '')

function measureWords({ measures }: ComfortStep, index: number): string {
  const label = labelOfMeasure(measures.at(-1))
  return index === 0 ? label.charAt(0).toUpperCase() + label.slice(1) : `and ${label}`
}

function effectWords({ neededWatts, givenWatts, panels, pricePence, yearPence }: ComfortStep): string {
  return `${tens(givenWatts)} of ${tens(neededWatts)} W; ${counted(panels, 'panel')}, ${pounds(pricePence)}; ${pounds(yearPence)} a year`
}

function outcomeWords(steps: readonly ComfortStep[]): string {
  const last = steps.at(-1)
  if (!last) return 'We know of no measure that would make panels enough.'
  return last.restWatts === 0
    ? 'With all of these, panels are enough. Measures are listed in the order of their usual cost; ask an installer for prices.'
    : `With all of these, another heater still has to supply ${tens(last.restWatts)} W. Measures are listed in the order of their usual cost; ask an installer for prices.`
}

/** The same as lines of text. */
export const comfortLines = ({
  share,
  rest,
  steps,
  outcome,
  rooms,
}: ComfortView): { share: string; measures: string } => ({
  share: `${share} ${rest}`,
  measures: [...steps.map(({ measure, effect }) => `${measure}: ${effect}`), outcome, ...(rooms ? [rooms] : [])].join(
    '\n',
  ),
})

type Counts = { panelWatts: number; panelName: string | null; panels: number; atStatedTemperature: number }

/** Why there are two counts of panels: the one statement about the panel’s output, wherever panels are counted. */
export const twoCounts = ({ panelWatts, panelName, panels, atStatedTemperature }: Counts): string =>
  `The manufacturer states ${panelWatts} W${panelName === null ? '' : ` for the ${panelName}`} and a temperature at which the front gives less than that. Until a test report settles it, we count both ways: ${counted(panels, 'panel')} at full power, ${atStatedTemperature.toLocaleString('en-GB')} at the stated temperature. Prices are for the first.`
