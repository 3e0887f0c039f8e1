/** Opens the search of the admin, which listens for it in the menu. */
export const FIND = 'powerboard-find'

export const openFinder = (): boolean => window.dispatchEvent(new Event(FIND))
