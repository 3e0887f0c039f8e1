import { LIMIT_KEY } from '@/lib/domain/electrical/circuits/panel-limit'
import { type Uncounted, USUAL_LOADS, type UsualLoad } from '@/lib/domain/electrical/circuits/supply-check'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'

import type { ProjectCircuits } from './project-circuits'

/** Supply check labels. */
export const SUPPLY_LABELS: Readonly<Record<ProjectCircuits['supply']['outcome'], string>> = {
  fits: 'The supply carries it',
  tight: 'The supply carries it, with less than a tenth to spare',
  over: 'The supply doesn’t carry it',
}

/** Asks about large loads that the check of the supply leaves out, and says which of them would be too much. */
export function formatUncounted({ all, tooMuch }: Uncounted): string | null {
  if (all.length === 0) return null
  const named = (loads: readonly UsualLoad[], word: string) =>
    loads
      .map((load) => labelOf(USUAL_LOADS, load).toLowerCase())
      .join(', ')
      .replace(/, ([^,]*)$/, ` ${word} $1`)
  const asked = `Does the home have any of these? They are not counted: ${named(all, 'and')}.`
  return tooMuch.length === 0
    ? `${asked} The supply would carry any one of them as well.`
    : `${asked} The supply would not carry ${named(tooMuch, 'or')} as well.`
}

/** Whether building control must be notified, and why. */
export function formatNotice({ notice }: Pick<ProjectCircuits, 'notice'>): string {
  if (notice.outcome === 'notifiable')
    return `Building control must be notified: ${notice.reasons.map(({ reason }) => reason).join(' ')}`
  return notice.outcome === 'other-rules' ? notice.reason : 'No notice to building control is needed.'
}

type CableFound = Pick<ProjectCircuits, 'isVoltDropWithinLimit' | 'carriesBreaker' | 'thinnestMm2'>

/** The cable needed if the chosen one is inadequate. */
export function formatCable({ isVoltDropWithinLimit, carriesBreaker, thinnestMm2 }: CableFound): string {
  if (isVoltDropWithinLimit && carriesBreaker) return ''
  return thinnestMm2 === null
    ? 'The run is too long for any cable of up to 4 mm².'
    : `This run needs ${thinnestMm2} mm².`
}

/** Whether the breaker protects the cable. */
export function capacityWords({ carriesBreaker }: CableFound): string {
  return carriesBreaker ? 'enough for its 16 A breaker' : 'less than its 16 A breaker lets through'
}

/** 'Lounge 5, Hall 1': rooms on a circuit with their panel counts. */
export function roomsOnCircuit(
  { rooms }: ProjectCircuits['schedule'][number],
  names: ReadonlyMap<string, string>,
): string {
  return rooms.map(({ id, panels }) => `${names.get(id) ?? id} ${panels}`).join(', ')
}

/** Requirements for panels in rooms with a bath or shower (BS 7671, section 701); null if there are none. */
export function formatBathRooms({ bathRooms }: ProjectCircuits): string | null {
  if (bathRooms.length === 0) return null
  return `${bathRooms.join(', ')}: no panel in zone 0, and in zones 1 and 2 only an IPX4 one behind a 30 mA RCD (BS 7671, section 701). Check where each panel will go.`
}

/** '13 panels each, which is the manufacturer’s limit' */
export function limitWords({ working: { most } }: Pick<ProjectCircuits, 'working'>): string {
  const isManufacturers = most.inputs.some(({ key, value }) => key === LIMIT_KEY && value === most.value)
  return `${counted(most.value, 'panel')} each, which is ${isManufacturers ? 'the manufacturer’s limit' : 'what the breaker carries'}`
}
