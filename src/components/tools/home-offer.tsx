'use client'

import { useEffect, useState } from 'react'

import { readStored } from '@/lib/browser/device-storage'
import { KEPT_HOME_KEY } from '@/lib/browser/kept-home-key'

import type { Tool } from './home-offer-line'

type Line = typeof import('./home-offer-line').HomeOfferLine

/** Offers the home that the visitor has told another tool; its script is loaded only if there is one. */
export function HomeOffer({ tool }: { tool: Tool }) {
  const [Line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    if (readStored(KEPT_HOME_KEY) === null) return
    const nothing = () => undefined // without the script there is no offer
    import('./home-offer-line').then(({ HomeOfferLine }) => setLine(() => HomeOfferLine), nothing)
  }, [])
  return Line && <Line tool={tool} />
}
