import { expect, test } from 'vitest'

import { EMAIL_VARIABLES, emailFaults, type EmailValues, fillTemplate } from '@/lib/domain/leads/email-template'

import { EMAIL_TEMPLATES } from './email-templates'

const VALUES = Object.fromEntries(EMAIL_VARIABLES.map(({ name }) => [name, 'Ada'])) as EmailValues

test.each(EMAIL_TEMPLATES)('“$name” can be sent as it is, and names no figure', ({ subject, text }) => {
  const filled = { subject: fillTemplate(subject, VALUES), text: fillTemplate(text, VALUES) }
  expect(emailFaults(filled)).toEqual([])
  expect(`${subject} ${text}`).not.toMatch(/\d/)
  expect(filled.text).toMatch(/^Hello Ada,\n\n/)
})
