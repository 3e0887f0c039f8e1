import { expect, test } from 'vitest'

import { figuresPrintedAs } from './figures-printed-as'

const printed = (key: string, text: string) => ({ [key]: { key, text, value: null, note: null } })
const figures = {
  ...printed('grant.heat-pump', '£7,500'),
  ...printed('price.gas', '6.99p'),
  ...printed('price.old', '6.99p'),
  ...printed('share', '84%'),
}

test.each([
  ['7500', "'number:grant.heat-pump'"],
  ['84', "'number:share'"],
  ['6.99p', "'number:price.gas' | 'number:price.old'"],
  ['6.99', "'number:price.gas' | 'number:price.old'"],
  ['6', null],
  ['6.99kg', null],
])('%s', (word, found) => expect(figuresPrintedAs({ word, figures })).toBe(found))
