import { openDraft, saveDraft, type Draft, type DraftStore } from './draft'
import { newKey } from './new-key'

/** The draft of this name in this tab; see `openDraft`. */
export function openTabDraft(name: string): Draft {
  return openDraft({ store, name, nowMs: Date.now(), newKey })
}

export function saveTabDraft(name: string, draft: Draft) {
  saveDraft({ store, name, nowMs: Date.now(), draft })
}

export function dropTabDraft(name: string) {
  store.removeItem(name)
}

const memory = new Map<string, string>()

// The tab's storage, or the page's memory for visitors who refuse storage.
const store: DraftStore = {
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
