import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { INSTALLATION_METHODS, USUAL_METHOD } from '@/lib/domain/electrical/circuits/cable-capacity'
import { BREAKER_WATTS } from '@/lib/domain/electrical/circuits/panel-limit'
import { HIGHEST_AMPS, MOST_PANELS } from '@/lib/domain/electrical/circuits/ranges'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'

import { amount, fieldsOf, flag, listOf, numberIn, oneOf, whole } from './fields'

export const circuitsQuestionSchema = fieldsOf({
  panels: whole({ min: 1, max: 2_000, is: 'How many' }),
  panelWatts: amount({
    min: 10,
    max: BREAKER_WATTS,
    is: 'Rated power of one panel, W; at most what a 16 A breaker carries at 253 V. That of our panel if absent',
  }).optional(),
  panelsPerCircuit: whole({
    min: 1,
    max: MOST_PANELS,
    is: 'Maximum panels per circuit on a 16 A breaker; fewer if they would exceed its rating. If absent, the limit of the panel with that power, or of our usual panel, which is also the highest',
  }).optional(),
  panelOhms: amount({
    min: 16,
    max: 10_000,
    is: 'Resistance of a panel, Ω; at least 16. If absent, derived from its rated power at 230 V',
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
    .describe('If given, the response says whether the cable can carry the breaker’s rating, and gives the volt drop'),
  supply: fieldsOf({
    mainFuseAmps: numberIn(MAIN_FUSES_AMPS, 'As printed on the cut-out, A'),
    loads: listOf(oneOf(USUAL_LOADS, 'A large load'), { max: 20, is: 'What else may be on at the same time' }),
  })
    .optional()
    .describe(
      `If given, the response says whether the supply can carry the panels, which may draw up to ${HIGHEST_AMPS.toLocaleString('en-GB')} A in total`,
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
    .describe('If given, the response says whether building control must be notified'),
})
