import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { writeStored } from '@/lib/browser/device-storage'
import type { Design } from '@/lib/domain/design/design'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'

import { DESIGN_KEY } from './design-start'

const PAUSE_MS = 400

export type DesignKeeping = { state: 'nothing' } | { state: 'refused' } | { state: 'kept' | 'overtaken'; at: Date }

/** Keeps the design on this device shortly after each change, and when the page is left. */
export function useSavedDesign(design: Design): DesignKeeping {
  const [keeping, setKeeping] = useState<DesignKeeping>({ state: 'nothing' })
  const settled = useRef<Design | null>(null)
  const keepNow = useEffectEvent(() => {
    if (design === settled.current) return
    settled.current = design
    const at = new Date()
    const text = JSON.stringify({ version: DESIGN_FORM, savedAt: at.toISOString(), design })
    setKeeping(writeStored(DESIGN_KEY, text) ? { state: 'kept', at } : { state: 'refused' })
  })
  const hear = useEffectEvent((event: StorageEvent) => {
    if (event.key === DESIGN_KEY && event.newValue !== null) setKeeping({ state: 'overtaken', at: new Date() })
  })
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [design])
  useEffect(() => {
    const leave = () => keepNow()
    const listen = (event: StorageEvent) => hear(event)
    addEventListener('pagehide', leave)
    addEventListener('storage', listen)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('storage', listen)
    }
  }, [])
  return keeping
}

/** Says where the work is kept. */
export function keepingWords(keeping: DesignKeeping): string {
  if (keeping.state === 'nothing') return 'Your design is saved on this device only.'
  if (keeping.state === 'refused') return 'This device keeps nothing: print the design before you leave the page.'
  const time = keeping.at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return keeping.state === 'kept'
    ? `Saved on this device at ${time}.`
    : `Another tab saved a design at ${time}. If you go on here, this one takes its place.`
}
