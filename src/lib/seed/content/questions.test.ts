import { expect, test } from 'vitest'

import { wallU } from '@/lib/domain/building/u-values/walls'

import { QUESTIONS } from './questions'

test('the lounge that needs seven panels loses that much with the walls named', () => {
  const answer = QUESTIONS.find(({ question }) => question === 'How many panels does a room need?')?.answer
  const wallWattsPerK = 19.2 * wallU({ kind: 'cavity', band: 'D', nation: 'england' })
  const [windowWattsPerK, floorWattsPerK, bridgesWattsPerK, airWattsPerK] = [6.72, 14, 6.24, 7.92]
  const watts = 23.2 * (wallWattsPerK + windowWattsPerK + floorWattsPerK + bridgesWattsPerK + airWattsPerK)
  expect(Math.ceil(watts / 225)).toBe(7)
  expect(answer).toContain('unfilled cavities')
  expect(answer).toContain(`about ${(Math.round(watts / 10) * 10).toLocaleString('en-GB')} W`)
})
