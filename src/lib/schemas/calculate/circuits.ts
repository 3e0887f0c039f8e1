import * as z from 'zod'

import { DEFAULT_ANSWERS } from '@/lib/domain/assumptions/default-answers'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { INSTALLATION_METHODS, USUAL_METHOD } from '@/lib/domain/electrical/circuits/cable-capacity'
import { BREAKER_WATTS, PANEL_LIMIT } from '@/lib/domain/electrical/circuits/panel-limit'
import { HIGHEST_AMPS } from '@/lib/domain/electrical/circuits/ranges'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'

import { amount, fieldsOf, flag, listOf, oneOf, whole } from './fields'

function numberIn<const Value extends number>(values: readonly Value[], is: string) {
  return z.literal(values, `Must be one of: ${values.join(', ')}`).describe(is)
}

export const circuitsQuestionSchema = fieldsOf({
  panels: whole({ min: 1, max: 2_000, is: 'How many' }),
  panelWatts: amount({
    min: 10,
    max: BREAKER_WATTS,
    is: 'Rated power of one panel, W: no more than a breaker of 16 A carries at 253 V',
  }).default(DEFAULT_ANSWERS.panelWatts.value),
  panelsPerCircuit: whole({
    min: 1,
    max: PANEL_LIMIT.panels,
    is: 'At most, on a breaker of 16 A; fewer where they would draw more than it carries',
  }).default(PANEL_LIMIT.panels),
  panelOhms: amount({
    min: 16,
    max: 10_000,
    is: 'Resistance of a panel, no less than 16 A at 253 V allow; from its rated power at 230 V if absent',
  }).optional(),
  cable: fieldsOf({
    mm2: numberIn(
      CABLES.map(({ mm2 }) => mm2),
      'Flat twin and earth, mm²',
    ),
    lengthM: amount({ min: 0, max: 500, is: 'To the far end of the fullest circuit, m' }),
    method: oneOf(INSTALLATION_METHODS, 'How it is installed, by the reference methods of BS 7671').default(
      USUAL_METHOD,
    ),
  })
    .optional()
    .describe('Asks whether the cable carries its breaker, and for the volt drop'),
  supply: fieldsOf({
    mainFuseAmps: numberIn(MAIN_FUSES_AMPS, 'As printed on the cut-out, A'),
    loads: listOf(oneOf(USUAL_LOADS, 'A large load'), { max: 20, is: 'What else may be on at the same time' }),
  })
    .optional()
    .describe(
      `Asks whether the supply carries the panels, which may draw up to ${HIGHEST_AMPS.toLocaleString('en-GB')} A together`,
    ),
  work: fieldsOf({
    nation: oneOf(NATIONS, 'Where the home is'),
    hasNewCircuit: flag('A new circuit'),
    hasNewConsumerUnit: flag('A new consumer unit'),
    isInBathZone: flag('In the zones around a bath or shower'),
    isInKitchen: flag('In a kitchen'),
    isOutdoors: flag('Outdoors'),
  })
    .optional()
    .describe('Asks whether building control is to be told'),
})
