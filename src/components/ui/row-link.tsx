import type { ReactNode } from 'react'

import { cx } from './cx'
import { Icon } from './icon'
import { textLinkClass } from './link'

type RowLinkProps = { href: string; children: string; note?: ReactNode }

type RowLinksProps = {
  rows: readonly { href: string; label: string; note?: ReactNode }[]
  className?: string
}

/** A list of links, each with a note on its right. */
export function RowLinks({ rows, className }: RowLinksProps) {
  return (
    <ul className={cx('border-t-[1.5px] border-ink', className)}>
      {rows.map(({ href, label, note }) => (
        <RowLink key={href} href={href} note={note}>
          {label}
        </RowLink>
      ))}
    </ul>
  )
}

/** One row of a list of links, clickable as a whole. */
export function RowLink({ href, children, note }: RowLinkProps) {
  return (
    <li className="group relative grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 border-b border-line py-2 before:absolute before:-top-px before:left-0 before:h-1 before:w-0 before:bg-ink before:transition-[width] before:duration-180 before:ease-settle hover:before:w-18 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <a href={href} className={`justify-self-start font-semibold after:absolute after:inset-0 ${textLinkClass}`}>
        {children}
      </a>
      {note && <span className="text-sm wrap-anywhere text-ink-2 max-sm:row-start-2 sm:text-right">{note}</span>}
      <Icon
        name="arrow-right"
        className="transition-[translate] duration-180 ease-settle group-hover:translate-x-1 max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2 sm:col-start-3"
      />
    </li>
  )
}
