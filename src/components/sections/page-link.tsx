'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

import { isCurrentLink } from '@/lib/routing/current-link'

/** A link that marks itself as the current page. */
export function PageLink(link: ComponentProps<'a'> & { href: string }) {
  const path = usePathname()
  return <a aria-current={isCurrentLink({ href: link.href, path }) ? 'page' : undefined} {...link} />
}
