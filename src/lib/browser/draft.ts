/** The contents of an unfinished form, with its idempotency key. */
export type Draft = {
  values: Record<string, string | string[]>
  stepIndex: number
  idempotencyKey: string
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const DRAFT_LIFETIME_MS = 30 * 60_000

/** Returns the stored draft, or a new one when it is missing, expired or unreadable. */
export function openDraft(input: { store: DraftStore; name: string; nowMs: number; newKey: () => string }): Draft {
  const { store, name, nowMs, newKey } = input
  const kept = parse(store.getItem(name))
  if (kept && nowMs - kept.savedAtMs < DRAFT_LIFETIME_MS) return kept.draft
  return { values: {}, stepIndex: 0, idempotencyKey: newKey() }
}

export function saveDraft({
  store,
  name,
  nowMs,
  draft,
}: {
  store: DraftStore
  name: string
  nowMs: number
  draft: Draft
}) {
  store.setItem(name, JSON.stringify({ savedAtMs: nowMs, draft }))
}

function parse(text: string | null): { savedAtMs: number; draft: Draft } | null {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
