/** The keys of the inbox. The help sheet lists them; `Ctrl K` works in the whole admin. */
export const INBOX_KEYS = [
  { key: 'j', does: 'next lead' },
  { key: 'k', does: 'previous lead' },
  { key: 'Enter', does: 'open the lead' },
  { key: 'x', does: 'tick the lead' },
  { key: 'a', does: 'assign to me' },
  { key: 's', does: 'status' },
  { key: 'n', does: 'note' },
  { key: 'c', does: 'ring' },
  { key: 'e', does: 'email' },
  { key: 't', does: 'next step' },
  { key: 'u', does: 'undo' },
  { key: '/', does: 'search everything' },
  { key: '?', does: 'all keys' },
] as const

export type InboxKey = (typeof INBOX_KEYS)[number]['key']
