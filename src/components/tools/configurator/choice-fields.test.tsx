import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FIRST_CHOICES } from '@/lib/calculators/configurator/choices'

import { ChoiceFields } from './choice-fields'
import { CONFIGURATOR_OPTIONS } from './configurator-options'

test('a choice has tiles up to five options, and a list with more', () => {
  const html = renderToStaticMarkup(<ChoiceFields typed={FIRST_CHOICES} options={CONFIGURATOR_OPTIONS} errors={{}} />)
  for (const [name, options] of Object.entries(CONFIGURATOR_OPTIONS)) {
    const radios = html.match(new RegExp(`<input type="radio"[^>]* name="${name}"`, 'g')) ?? []
    expect(radios).toHaveLength(options.length > 5 ? 0 : options.length)
  }
})
