type Wishes = { matchMedia: (query: string) => { matches: boolean }; navigator: object }

/** Whether a film may start by itself: not for people who asked for less motion, nor for those who save data. */
export function mayPlayUnasked({ matchMedia, navigator }: Wishes): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !matchMedia('(prefers-reduced-data: reduce)').matches &&
    !savesData(navigator)
  )
}

/** `navigator.connection` is Chromium's alone. */
function savesData(navigator: object): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
