import type { ReactNode } from 'react'

import { Icon } from './icon'
import { textLinkClass } from './link'

type RowLinkProps = { href: string; children: string; note?: ReactNode }

/** One row of a list of links: all of it leads there. */
export function RowLink({ href, children, note }: RowLinkProps) {
  return (
    <li className="group relative flex min-h-13 items-center gap-4 border-b border-line before:absolute before:-top-px before:left-0 before:h-1 before:w-0 before:bg-ink before:transition-[width] before:duration-180 before:ease-settle hover:before:w-18">
      <a href={href} className={`font-semibold after:absolute after:inset-0 ${textLinkClass}`}>
        {children}
      </a>
      {note && <span className="min-w-0 flex-1 text-right text-sm wrap-anywhere text-ink-2 max-sm:hidden">{note}</span>}
      <Icon
        name="arrow-right"
        className="ml-auto transition-[translate] duration-180 ease-settle group-hover:translate-x-1"
      />
    </li>
  )
}
