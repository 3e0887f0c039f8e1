import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FIRST_CHOICES } from '@/lib/calculators/configurator/choices'

import { ChoiceFields } from './choice-fields'
import { CONFIGURATOR_OPTIONS } from './configurator-options'

const options = { ...CONFIGURATOR_OPTIONS, panel: [{ value: 'one', label: 'One' }] }
const drawn = (panel = options.panel) =>
  renderToStaticMarkup(<ChoiceFields typed={FIRST_CHOICES} options={{ ...options, panel }} errors={{}} />)

test('a choice has tiles up to five options, and a list with more', () => {
  const html = drawn()
  for (const [name, listed] of Object.entries(CONFIGURATOR_OPTIONS)) {
    const radios = html.match(new RegExp(`<input type="radio"[^>]* name="${name}"`, 'g')) ?? []
    expect(radios).toHaveLength(listed.length > 5 ? 0 : listed.length)
  }
})

test('a panel is chosen only where there is more than one', () => {
  expect(drawn()).not.toContain('name="panel"')
  expect(drawn([...options.panel, { value: 'two', label: 'Two' }])).toContain('name="panel"')
})
