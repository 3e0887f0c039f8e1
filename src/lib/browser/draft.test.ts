import { describe, expect, it } from 'vitest'

import { type Draft, DRAFT_LIFETIME_MS, type DraftStore, openDraft, saveDraft } from './draft'

function emptyStore(): DraftStore {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  }
}

const draft: Draft = {
  values: { firstName: 'Priya' },
  stepIndex: 2,
  idempotencyKey: 'first',
}
const newKey = () => 'second'
const fresh: Draft = { values: {}, stepIndex: 0, idempotencyKey: 'second' }

describe('openDraft', () => {
  it('creates a draft with a new key', () => {
    expect(openDraft({ store: emptyStore(), name: 'quote', nowMs: 5_000, newKey })).toEqual(fresh)
  })

  it.each([
    { name: 'to the last millisecond', ageMs: DRAFT_LIFETIME_MS - 1, expected: draft },
    { name: 'then expires', ageMs: DRAFT_LIFETIME_MS, expected: fresh },
  ])('restores the values, step and key for half an hour, $name', ({ ageMs, expected }) => {
    const store = emptyStore()
    saveDraft({ store, name: 'quote', nowMs: 1_000, draft })
    expect(openDraft({ store, name: 'quote', nowMs: 1_000 + ageMs, newKey })).toEqual(expected)
  })

  it('starts afresh when the stored text is not a draft', () => {
    const store = emptyStore()
    store.setItem('quote', '{"savedAt')
    expect(openDraft({ store, name: 'quote', nowMs: 5_000, newKey })).toEqual(fresh)
  })

  it('keeps the drafts of different forms apart', () => {
    const store = emptyStore()
    saveDraft({ store, name: 'quote', nowMs: 1_000, draft })
    expect(openDraft({ store, name: 'contact', nowMs: 1_000, newKey })).toEqual(fresh)
  })
})
