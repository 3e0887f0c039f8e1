import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { INSULATION, type QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import type { ToldHome } from '@/lib/domain/estimate/told-home'
import { labelOf } from '@/lib/domain/text/label-of'
import { uncapital } from '@/lib/domain/text/uncapital'
import { counted } from '@/lib/format/counted'

const ASSUMED =
  'We assume average British weather, unknown insulation, and a family at home in the mornings and evenings.'

/** What the estimate takes from the quick calculator, or assumes if it was not told. `answers`: as estimated. */
export function toldWords({ answers, told }: { answers: QuickAnswers; told: ToldHome | null }): string {
  if (!told) return ASSUMED
  const { postcodeArea, altitudeM, insulation, occupancy, hasSolar, rooms, bill } = answers
  const own = Object.keys(told.own).length
  const facts = [
    postcodeArea === null ? 'average British weather' : `the weather of postcode area ${postcodeArea}`,
    ...(altitudeM === undefined ? [] : [`${altitudeM} m above the sea`]),
    `insulation added: ${lowered(labelOf(INSULATION, insulation))}`,
    `in use: ${lowered(labelOf(OCCUPANCY, occupancy))}`,
    ...(rooms === undefined ? [] : [counted(rooms, 'room')]),
    ...(hasSolar ? ['solar panels'] : []),
    ...(bill ? ['your energy bill'] : []),
    ...(own > 0 ? [`${counted(own, 'figure')} of your own`] : []),
  ]
  const leftOut =
    told.answers.bill && !bill ? ' Your bill is left out, because it was for another home or heating.' : ''
  return `As you told the quick calculator: ${facts.join('; ')}.${leftOut}`
}

const lowered = (label: string) => (/^I\b/.test(label) ? label : uncapital(label))
