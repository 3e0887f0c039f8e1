import { type Design, nameOfRoom } from '@/lib/domain/design/design'
import type { UnmetChoice } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { joinNames } from '@/lib/domain/text/join-names'
import { counted } from '@/lib/format/counted'

/** Why a choice of circuits cannot be met. */
export function unmetWords(design: Design, { choice: { rooms, over }, problem, panels, cap }: UnmetChoice): string {
  const names = joinNames(rooms.map((id) => nameOfRoom(design, id)))
  const have = `${names} ${over === 1 ? `together have ${panels} panels` : `has ${counted(panels, 'panel')}`}`
  return problem === 'too-few-panels'
    ? `${have}, too few for ${over} circuits.`
    : `${have}, and ${counted(over, 'circuit')} of 16 A ${over === 1 ? 'takes' : 'take'} no more than ${over * cap}.`
}

/** A note for each choice of circuits that cannot be met. */
export const unmetNotes = (design: Design, unmet: readonly UnmetChoice[]): string[] =>
  unmet.map((one) => `Circuits not as chosen: ${unmetWords(design, one)}`)
