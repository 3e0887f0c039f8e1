import { beforeEach, expect, it } from 'vitest'

import { carryToQuote, QUOTE_DRAFT } from './quote-draft'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from './session-drafts'

beforeEach(() => dropSessionDraft(QUOTE_DRAFT))
const message = () => openSessionDraft(QUOTE_DRAFT).values['message']

it('is in the draft of the quote form, and replaces its earlier version', () => {
  carryToQuote({ title: 'My design:', message: 'My design:\n3 panels' })
  expect(message()).toBe('My design:\n3 panels')
  carryToQuote({ title: 'My design:', message: 'My design:\n4 panels' })
  expect(message()).toBe('My design:\n4 panels')
})

it('keeps what the visitor typed', () => {
  const draft = openSessionDraft(QUOTE_DRAFT)
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { firstName: 'Gwen', message: 'Please ring in the evening' } })
  carryToQuote({ title: 'My design:', message: 'My design:\n3 panels' })
  expect(message()).toBe('My design:\n3 panels\n\nPlease ring in the evening')
  expect(openSessionDraft(QUOTE_DRAFT).values['firstName']).toBe('Gwen')
})
