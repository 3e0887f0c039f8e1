'use client'

import { useEffect, useState } from 'react'

import { ArrowLink } from '@/components/ui/link'
import type { NavigationLink } from '@/lib/site/navigation'

type Way = Pick<NavigationLink, 'href' | 'label'>

/**
 * Where to go from a page that is not there. The pages nearest to the address that was asked for, which only the browser
 * knows, take the places of as many usual ones, so that nothing moves.
 */
export function WaysOn({ usual }: { usual: readonly Way[] }) {
  const [nearest, setNearest] = useState<readonly Way[]>([])

  useEffect(() => {
    import('@/lib/site/nearest-pages')
      .then(({ nearestPages }) => setNearest(nearestPages(location.pathname)))
      .catch(() => null)
  }, [])

  const others = usual.filter(({ href }) => !nearest.some((page) => page.href === href))
  return (
    <ul>
      {[...nearest, ...others].slice(0, usual.length).map(({ href, label }) => (
        <li key={href}>
          <ArrowLink href={href}>{label}</ArrowLink>
        </li>
      ))}
    </ul>
  )
}
