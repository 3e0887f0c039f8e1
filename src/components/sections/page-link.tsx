'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

import { isCurrentLink } from '@/lib/site/current-link'

/** A link that says so when it leads to where the visitor is. */
export function PageLink(link: ComponentProps<'a'> & { href: string }) {
  const path = usePathname()
  return <a aria-current={isCurrentLink({ href: link.href, path }) ? 'page' : undefined} {...link} />
}
