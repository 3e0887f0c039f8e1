'use client'

import { useEffect, useState } from 'react'

import { RowLinks } from '@/components/ui/row-link'
import type { NavigationLink } from '@/lib/routing/navigation'

type Way = Pick<NavigationLink, 'href' | 'label'>

/**
 * Suggested pages on the not-found page. The pages nearest to the requested path, which only the browser knows, replace
 * an equal number of default ones, so that there is no layout shift.
 */
export function SuggestedLinks({ usual }: { usual: readonly Way[] }) {
  const [nearest, setNearest] = useState<readonly Way[]>([])

  useEffect(() => {
    import('@/lib/routing/nearest-pages')
      .then(({ nearestPages }) => setNearest(nearestPages(location.pathname)))
      .catch(() => null)
  }, [])

  const others = usual.filter(({ href }) => !nearest.some((page) => page.href === href))
  const shown = [...nearest, ...others].slice(0, usual.length)
  return <RowLinks rows={shown.map(({ href, label }) => ({ href, label, note: href }))} />
}
