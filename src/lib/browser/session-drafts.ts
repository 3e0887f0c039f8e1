import { type Draft, type DraftStore, openDraft, saveDraft } from './draft'
import { newKey } from './new-key'

/** Opens a draft in this tab's session storage; see `openDraft`. */
export function openSessionDraft(name: string): Draft {
  return openDraft({ store: sessionStore, name, nowMs: Date.now(), newKey })
}

export function saveSessionDraft(name: string, draft: Draft) {
  saveDraft({ store: sessionStore, name, nowMs: Date.now(), draft })
}

/** Whether there is a draft, which may have expired. */
export const hasSessionDraft = (name: string) => sessionStore.getItem(name) !== null

export function dropSessionDraft(name: string) {
  sessionStore.removeItem(name)
}

const memory = new Map<string, string>()

// Session storage, or memory when storage is blocked.
export const sessionStore: DraftStore = {
  getItem: (name) => attempt(() => sessionStorage.getItem(name)) ?? memory.get(name) ?? null,
  setItem: (name, text) => {
    memory.set(name, text)
    attempt(() => sessionStorage.setItem(name, text))
  },
  removeItem: (name) => {
    memory.delete(name)
    attempt(() => sessionStorage.removeItem(name))
  },
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
