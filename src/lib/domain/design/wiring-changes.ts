import type { CircuitChoice } from '../electrical/circuits/circuit-choice'
import { USUAL_LOADS } from '../electrical/circuits/supply-check'
import { joinNames } from '../text/join-names'
import { labelOf } from '../text/label-of'
import { type Design, nameOfRoom, type Wiring } from './design'
import { wiringOf } from './wiring'

/** Changes to the choices for circuits and cables between two versions, in words. */
export function wiringChanges(before: Design, after: Design): string[] {
  const [was, is] = [wiringOf(before), wiringOf(after)]
  const [old, now] = [was.circuits.map(keyOf), is.circuits.map(keyOf)]
  return [
    ...was.circuits.flatMap((choice) =>
      now.includes(keyOf(choice)) ? [] : [`Circuits: no longer ${choiceWords(before, choice)}`],
    ),
    ...is.circuits.flatMap((choice) =>
      old.includes(keyOf(choice)) ? [] : [`Circuits: ${choiceWords(after, choice)}`],
    ),
    ...(supplyWords(was) !== supplyWords(is) ? [`Supply: ${supplyWords(was)} -> ${supplyWords(is)}`] : []),
    ...(was.bunched !== is.bunched ? [`Cables: ${bunchWords(was.bunched)} -> ${bunchWords(is.bunched)}`] : []),
  ]
}

/** 'Kitchen and Hall together on one', 'Lounge over 2'. */
export function choiceWords(design: Design, { rooms, over }: CircuitChoice): string {
  const names = joinNames(rooms.map((id) => nameOfRoom(design, id)))
  return over === 1 ? `${names} together on one` : `${names} over ${over}`
}

const keyOf = ({ rooms, over }: CircuitChoice) => JSON.stringify([rooms.toSorted(), over])

function supplyWords({ supply }: Wiring): string {
  if (!supply) return 'not answered'
  const others = supply.loads.map((load) => labelOf(USUAL_LOADS, load).toLowerCase())
  return `${supply.mainFuseAmps} A with ${others.length === 0 ? 'nothing else' : joinNames(others)}`
}

const bunchWords = (circuits: number) => (circuits === 1 ? 'apart' : `${circuits} circuits together`)
