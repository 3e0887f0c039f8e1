import { useSyncExternalStore } from 'react'

import { useLatePart } from '../use-late-part'
import { keptNumbers } from './kept-designs'
import { CARD } from './start-choices'

const loadList = () => import('./kept-list')

const watchNothing = () => () => undefined
const hasDesigns = () => keptNumbers().length > 0

/** The designs on this device, where there are any: reading them needs more script than the page begins with. */
export function LateKeptList({ onOpen }: { onOpen: (number: number) => void }) {
  const isNeeded = useSyncExternalStore(watchNothing, hasDesigns, () => false)
  const { part } = useLatePart({ load: loadList, isNeeded })
  if (!part) return null
  return (
    <section aria-label="Designs on this device" className={`mb-6 ${CARD}`}>
      <part.KeptList open={null} onOpen={onOpen} />
    </section>
  )
}
