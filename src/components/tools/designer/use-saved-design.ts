import { useEffect, useState } from 'react'

import { storedText } from '@/lib/browser/stored-text'
import type { Design } from '@/lib/domain/design/design'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'

import { designKeeper, type KeeperClock } from './design-keeper'
import { DESIGN_KEY } from './design-start'

export type DesignKeeping = { state: 'nothing' | 'shared' | 'refused' } | { state: 'kept' | 'overtaken'; at: Date }

const CLOCK: KeeperClock = {
  now: () => performance.now(),
  set: (work, afterMs) => window.setTimeout(work, afterMs),
  clear: (timer) => window.clearTimeout(Number(timer)),
}

/**
 * Saves the design on this device within a second of each change, and when the page is hidden or left. A shared design
 * is not saved, because it would replace the device's own.
 */
export function useSavedDesign(design: Design, { isShared }: { isShared: boolean }): DesignKeeping {
  const [keeping, setKeeping] = useState<DesignKeeping>({ state: isShared ? 'shared' : 'nothing' })
  const [stored] = useState(() => storedText(DESIGN_KEY))
  const [keeper] = useState(() =>
    designKeeper<Design>({
      clock: CLOCK,
      write: (newest) => {
        const at = new Date()
        const isKept = stored.write(JSON.stringify({ version: DESIGN_FORM, savedAt: at.toISOString(), design: newest }))
        setKeeping(isKept ? { state: 'kept', at } : { state: 'refused' })
        return isKept
      },
    }),
  )
  useEffect(() => {
    if (!isShared) keeper.changed(design)
  }, [design, isShared, keeper])
  useEffect(() => {
    const leave = () => keeper.flush()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      keeper.stop()
    }
  }, [keeper])
  useEffect(() => {
    if (isShared) return
    stored.read()
    return stored.watch(() => setKeeping({ state: 'overtaken', at: new Date() }))
  }, [isShared, stored])
  return keeping
}

/** Says where the work is saved. */
export function keepingWords(keeping: DesignKeeping): string {
  switch (keeping.state) {
    case 'shared':
      return 'This is a shared design: save it when you are done.'
    case 'nothing':
      return 'Your design is saved on this device only.'
    case 'refused':
      return 'This device keeps nothing: print the design before you leave the page.'
    case 'kept':
      return `Saved on this device at ${timeOf(keeping.at)}.`
    case 'overtaken':
      return `Another tab saved a design at ${timeOf(keeping.at)}. If you go on here, this one takes its place.`
  }
}

/** The same in a word or two. */
export function keepingSign({ state }: DesignKeeping): string {
  switch (state) {
    case 'shared':
    case 'nothing':
      return ''
    case 'refused':
      return 'Not saved'
    case 'kept':
      return 'Saved'
    case 'overtaken':
      return 'Other tab'
  }
}

/** Created once, because that takes longer than everything else on a pointer move. */
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const timeOf = (at: Date) => TIME.format(at)
