import type { ProjectCircuits } from './project-circuits'

/** Whether the supply carries it all. */
export const SUPPLY_WORDS: Readonly<Record<ProjectCircuits['supply']['outcome'], string>> = {
  fits: 'The supply carries it',
  tight: 'The supply carries it, with less than a tenth to spare',
  over: 'The supply doesn’t carry it',
}

/** Whether building control is told, and why. */
export function noticeWords({ notice }: Pick<ProjectCircuits, 'notice'>): string {
  if (notice.outcome === 'notifiable')
    return `Building control is told: ${notice.reasons.map(({ reason }) => reason).join(' ')}`
  return notice.outcome === 'other-rules' ? notice.reason : 'No notice to building control is needed.'
}

/** What cable it takes where the one chosen loses too much; nothing where it doesn’t. */
export function cableWords({
  isVoltDropWithinLimit,
  thinnestMm2,
}: Pick<ProjectCircuits, 'isVoltDropWithinLimit' | 'thinnestMm2'>): string {
  if (isVoltDropWithinLimit) return ''
  return thinnestMm2 === null ? 'The run is too long for any cable of up to 4 mm².' : `It takes ${thinnestMm2} mm².`
}

/** 'Lounge 5, Hall 1': the rooms on a circuit with their panels. */
export function roomsOnCircuit(
  { rooms }: ProjectCircuits['schedule'][number],
  names: ReadonlyMap<string, string>,
): string {
  return rooms.map(({ id, panels }) => `${names.get(id) ?? id} ${panels}`).join(', ')
}

/** What panels beside a bath or shower ask for (BS 7671, section 701); null where there are none. */
export function bathRoomWords({ bathRooms }: ProjectCircuits): string | null {
  if (bathRooms.length === 0) return null
  return `${bathRooms.join(', ')}: no panel in zone 0, and in zones 1 and 2 only one of IPX4 behind an RCD of 30 mA (BS 7671, section 701). Where each panel hangs is to be checked.`
}
