type Wishes = { matchMedia: (query: string) => { matches: boolean }; navigator: object }

/** Whether a video may autoplay: false with reduced motion or data saving switched on. */
export function mayAutoplay({ matchMedia, navigator }: Wishes): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !matchMedia('(prefers-reduced-data: reduce)').matches &&
    !savesData(navigator)
  )
}

/** Only Chromium has `navigator.connection`. */
function savesData(navigator: object): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
