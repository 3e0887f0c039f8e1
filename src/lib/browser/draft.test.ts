import { describe, expect, it } from 'vitest'

import { DRAFT_LIFETIME_MS, openDraft, saveDraft, type Draft, type DraftStore } from './draft'

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
  it('begins a draft with a key of its own', () => {
    expect(openDraft({ store: emptyStore(), name: 'quote', nowMs: 5_000, newKey })).toEqual(fresh)
  })

  it.each([
    { name: 'to the last millisecond', ageMs: DRAFT_LIFETIME_MS - 1, expected: draft },
    { name: 'and no longer', ageMs: DRAFT_LIFETIME_MS, expected: fresh },
  ])('gives the values, the step and the key back for half an hour, $name', ({ ageMs, expected }) => {
    const store = emptyStore()
    saveDraft({ store, name: 'quote', nowMs: 1_000, draft })
    expect(openDraft({ store, name: 'quote', nowMs: 1_000 + ageMs, newKey })).toEqual(expected)
  })

  it('begins again where the kept text is not a draft', () => {
    const store = emptyStore()
    store.setItem('quote', '{"savedAt')
    expect(openDraft({ store, name: 'quote', nowMs: 5_000, newKey })).toEqual(fresh)
  })

  it('keeps forms apart by name', () => {
    const store = emptyStore()
    saveDraft({ store, name: 'quote', nowMs: 1_000, draft })
    expect(openDraft({ store, name: 'contact', nowMs: 1_000, newKey })).toEqual(fresh)
  })
})
