import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import { CONTACT_FORM } from '@/lib/forms/contact'
import { DATASHEET_FORM } from '@/lib/forms/datasheet'
import { PARTNER_FORMS } from '@/lib/forms/partners'
import { PROJECT_QUOTE_FORM } from '@/lib/forms/project-quote'

import { CONFIGURATION_FORM } from './configuration/configuration-fields'
import { demoForm } from './demo-call/demo-fields'
import { ESTIMATE_EMAIL_FORM } from './estimate-email/estimate-email-fields'
import { QUOTE_REQUEST_FORM } from './quote-request/quote-request-fields'
import { DefinedForm } from './shared/defined-form'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }
const forms = [
  CONTACT_FORM,
  QUOTE_REQUEST_FORM,
  DATASHEET_FORM,
  CONFIGURATION_FORM,
  PROJECT_QUOTE_FORM,
  ESTIMATE_EMAIL_FORM,
  demoForm({ hours: DEFAULT_OPENING_HOURS, at: new Date('2026-11-23T10:00:00Z') }),
  ...Object.values(PARTNER_FORMS),
]

const namesIn = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name)

test.each(forms)('every control of $formId is registered, except the honeypot', (definition) => {
  // A registered control gets the name that the form library gave it.
  const register = (name: string) => ({
    ref: () => {},
    onChange: () => {},
    onBlur: () => {},
    name: `registered-${name}`,
  })
  const names = namesIn(renderToStaticMarkup(<DefinedForm definition={definition} phone={phone} register={register} />))
  expect(names.filter((name) => !name?.startsWith('registered-'))).toEqual(['website'])
  expect(names.length).toBeGreaterThan(3)
})

test('a ticked list is rendered with its ticks before the script loads', () => {
  const values = { heatingChallenges: ['high-bills'], source: 'menu' }
  const html = renderToStaticMarkup(<DefinedForm definition={QUOTE_REQUEST_FORM} phone={phone} values={values} />)
  const inputs = html.match(/<input[^>]*>/g) ?? []
  expect(inputs.filter((input) => input.includes('checked=""'))).toMatchObject([
    expect.stringContaining('value="high-bills"'),
  ])
  expect(inputs.filter((input) => input.includes('name="source"'))).toMatchObject([
    expect.stringContaining('value="menu"'),
  ])
})
