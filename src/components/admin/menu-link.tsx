'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

/** An entry of the menu, marked like Payload's own on its page and on the pages below it. */
export function MenuLink({ href, label }: { href: string; label: string }) {
  const pathname = usePathname()
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link href={href} prefetch={false} className="nav__link" aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
