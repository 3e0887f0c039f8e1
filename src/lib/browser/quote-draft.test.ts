import { beforeEach, expect, it } from 'vitest'

import { carryToQuote, QUOTE_DRAFT } from './quote-draft'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from './session-drafts'

beforeEach(() => dropSessionDraft(QUOTE_DRAFT))
const message = () => openSessionDraft(QUOTE_DRAFT).values.message
const carry = (panels: number) =>
  carryToQuote({ text: `Mine:\n${panels} panels`, isOurs: (line) => /^(Mine:|\d+ panels)$/.test(line) })

it('is in the draft of the quote form, and replaces its earlier version', () => {
  carry(3)
  expect(message()).toBe('Mine:\n3 panels')
  carry(4)
  expect(message()).toBe('Mine:\n4 panels')
})

it('keeps what the visitor typed, before it and after', () => {
  const draft = openSessionDraft(QUOTE_DRAFT)
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { firstName: 'Gwen', message: 'Please ring\nin the evening' } })
  carry(3)
  expect(message()).toBe('Mine:\n3 panels\n\nPlease ring\nin the evening')
  saveSessionDraft(QUOTE_DRAFT, { ...draft, values: { message: 'Mine:\n3 panels\nFor a loft.\n\nPlease ring' } })
  carry(4)
  expect(message()).toBe('Mine:\n4 panels\n\nFor a loft.\n\nPlease ring')
})
