/** The mark of an open form: a random name, and when the version it shows was saved. */
export const editMark = ({ name, savedAt }: { name: string; savedAt: string }) => `${name}@${savedAt}`

/** Whether a form with this mark shows an earlier version than the one saved at `savedAt`. */
export function isOpenedBefore(mark: string, savedAt: string): boolean {
  const shown = Date.parse(mark.split('@')[1] ?? '')
  return !(shown >= Date.parse(savedAt))
}
