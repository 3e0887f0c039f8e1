import { describe, expect, it } from 'vitest'

import { contactSchema } from './contact'
import { contactInquirySchema } from './contact-inquiry'
import { contactInquiryForm, formValues, surveyLeadForm } from './form-values'
import { sparkyCallSchema } from './sparky-call'
import { surveyLeadSchema } from './survey-lead'

const shape = { booleans: ['termsConsent'], lists: ['heatingChallenges'] }

describe('formValues', () => {
  it.each<[string, [string, string][], Record<string, unknown>]>([
    ['text is kept as typed', [['firstName', ' Ann ']], { firstName: ' Ann ' }],
    [
      'a blank field is left out',
      [
        ['lastName', ''],
        ['phone', '  '],
      ],
      {},
    ],
    ['a ticked box is true', [['termsConsent', 'on']], { termsConsent: true }],
    ['the word true is true', [['termsConsent', 'true']], { termsConsent: true }],
    ['any other box value is false', [['termsConsent', 'off']], { termsConsent: false }],
    ['"on" in a text field is text', [['message', 'on']], { message: 'on' }],
    ['a list of one is a list', [['heatingChallenges', 'other']], { heatingChallenges: ['other'] }],
    [
      'repeated list keys are collected, blanks aside',
      [
        ['heatingChallenges', 'a'],
        ['heatingChallenges', ''],
        ['heatingChallenges', 'b'],
      ],
      { heatingChallenges: ['a', 'b'] },
    ],
    [
      'the last of a repeated text key counts',
      [
        ['email', 'a'],
        ['email', 'b'],
      ],
      { email: 'b' },
    ],
  ])('%s', (_rule, entries, expected) => {
    expect(formValues(entries, shape)).toEqual(expected)
  })

  it('keeps __proto__ as an ordinary key', () => {
    const values = formValues(new URLSearchParams('__proto__=x'))
    expect(Object.keys(values)).toEqual(['__proto__'])
    expect(contactSchema.safeParse(values).success).toBe(false)
  })
})

describe('submitted HTML forms', () => {
  it('match the survey schema', () => {
    const form = new URLSearchParams(
      'firstName=Ann&lastName=&email=ann@example.com&phone=01632+960123&heatingChallenges=high-bills&heatingChallenges=other&budget=&termsConsent=on&website=',
    )
    expect(surveyLeadSchema.parse(formValues(form, surveyLeadForm))).toEqual({
      firstName: 'Ann',
      email: 'ann@example.com',
      phone: '01632 960123',
      heatingChallenges: ['high-bills', 'other'],
      source: 'survey-form',
      leadType: 'quote-request',
      marketingConsent: false,
      message: '',
      termsConsent: true,
      website: '',
    })
  })

  it('match the contact schema', () => {
    const form = new URLSearchParams('firstName=Ann&lastName=O&email=ann@example.com&phone=&details=One%0D%0ATwo')
    expect(contactSchema.parse(formValues(form))).toMatchObject({ lastName: 'O', details: 'One\nTwo' })
  })

  it('match the enquiry schema', () => {
    const form = new URLSearchParams(
      'name=Ann+O&email=ann@example.com&phone=01632+960123&message=Hello&termsConsent=on',
    )
    expect(contactInquirySchema.parse(formValues(form, contactInquiryForm))).toMatchObject({
      company: 'Personal',
      source: 'general',
      termsConsent: true,
    })
  })

  it('match the call-back schema', () => {
    expect(sparkyCallSchema.parse(formValues(new URLSearchParams('phone=07700+900225&name=')))).toMatchObject({
      phone: '07700 900225',
    })
  })
})
