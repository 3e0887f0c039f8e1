import { describe, expect, it } from 'vitest'

import { contactSchema } from '@/lib/schemas/contact'
import { surveyLeadSchema } from '@/lib/schemas/survey-lead'

import { checkWith } from './check-with'

const contact = { firstName: 'Priya', lastName: 'Nair', email: 'priya.nair@example.com' }

describe('checkWith', () => {
  it('accepts valid values', () => {
    expect(checkWith(contactSchema)(contact)).toEqual({})
  })

  it('gives one message per field, in the order of the form', () => {
    const errors = checkWith(contactSchema)({ email: 'priya.nair@' })
    expect(Object.entries(errors)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Please enter a valid email address'],
    ])
  })

  it('shows an error inside a list on the list', () => {
    const errors = checkWith(surveyLeadSchema)({
      firstName: 'Priya',
      email: 'priya.nair@example.com',
      phone: '07700 900225',
      heatingChallenges: ['high-bills', 'dragons'],
    })
    expect(errors).toEqual({ heatingChallenges: 'Please select heating challenges' })
  })

  it('omits errors that do not belong to a field', () => {
    expect(checkWith(contactSchema)({ ...contact, unknown: 'x' })).toEqual({})
  })
})
