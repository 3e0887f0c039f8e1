import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Configurator } from '@/components/tools/configurator/configurator'
import { newPricer } from '@/components/tools/configurator/configurator-tools'
import { poundsAndPence } from '@/lib/format/pounds'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'
import { configurationQuoteSchema } from '@/lib/schemas/calculate/configuration-quote'
import { fromConfiguration } from '@/lib/use-cases/leads/from-configuration'

import { BASIS } from '../../../../tests/fixtures/basis'
import { ENQUIRIES } from '../../../../tests/fixtures/enquiries'
import { choicesIn, FIRST_CHOICES, type TypedChoices } from './choices'
import { configure } from './configuration'

const CHOSEN: TypedChoices[] = [
  FIRST_CHOICES,
  { ...FIRST_CHOICES, installationType: 'one-room', fitting: 'no', extraPanels: '-1', warrantyExtension: 'on' },
  { ...FIRST_CHOICES, propertyType: 'flat-middle', currentHeating: 'none', propertySize: '40', extraPanels: '3' },
]
const pageWith = (typed: TypedChoices) =>
  renderToStaticMarkup(<Configurator typed={typed} basis={BASIS} after={null} />).replace(/<!-- -->/g, '')

function configurationFor(typed: TypedChoices) {
  const read = readConfiguration(typed)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return configure({ choices: read.choices, basis: BASIS })
}

describe.each(CHOSEN)('%j', (typed) => {
  const { price, panels } = configurationFor(typed)

  test('has the same price on the page, in the browser, in the record and in the email', () => {
    expect(pageWith(typed)).toContain(`: ${poundsAndPence(price.totalPence)}</b>`)
    expect(newPricer(BASIS).price(typed).configuration).toEqual(configurationFor(typed))
    const { extraPanels, ...choices } = typed
    const { customerName, email } = ENQUIRIES['/configuration-quotes']
    const input = configurationQuoteSchema.parse({
      ...choices,
      extraPanels,
      warrantyExtension: 'warrantyExtension' in choices,
      customerName,
      email,
    })
    const lead = fromConfiguration({ input, basis: BASIS, submittedAt: new Date('2026-11-23T10:00:00Z') })
    expect(lead.enquiry.row).toMatchObject({ total_cost: price.totalPence / 100, panel_quantity: panels })
    expect(lead.answers).toContainEqual({ label: 'Total including VAT', value: poundsAndPence(price.totalPence) })
  })

  test('has every line in the table, and never a price of zero', () => {
    const page = pageWith(typed)
    for (const { name, pence } of price.lines) {
      expect(page).toContain(name)
      expect(page).toContain(pence === null ? 'After a survey' : poundsAndPence(pence))
    }
    expect(page).not.toContain('£0')
  })
})

test('recalculates the estimate when the home changes', () => {
  const pricer = newPricer(BASIS)
  const larger = { ...FIRST_CHOICES, propertySize: '170' }
  pricer.price(FIRST_CHOICES)
  expect(pricer.price(larger).configuration).toEqual(configurationFor(larger))
})

test('submits the choices with the request, and the number of panels with the buttons', () => {
  const page = pageWith({ ...FIRST_CHOICES, extraPanels: '2' })
  expect(page).toContain('<input type="hidden" form="configuration-quote" name="extraPanels" value="2"/>')
  const buttons = (page.match(/<button[^>]*>/g) ?? []).filter((button) => button.includes('name="extraPanels"'))
  expect(buttons.map((button) => / value="(-?\d+)"/.exec(button)?.[1])).toEqual(['1', '3'])
})

test('reports an invalid choice at its question, without a price', () => {
  const page = pageWith(choicesIn({ built: '' }))
  expect(page).toContain('Please select when it was built')
  expect(page).not.toContain('Total including VAT')
})
