import type { ReactNode } from 'react'

/** The h1 of a page, on the ceiling rule. */
export function PageTitle({ children, lede }: { children: ReactNode; lede?: ReactNode }) {
  return (
    <div className="title-band">
      <div className="grid-page pt-11 md:pt-16">
        <h1 className="col-span-full pb-6 text-h1">{children}</h1>
        <div className="ceiling col-span-full" />
        {lede && <p className="col-span-full max-w-[38em] pt-7 text-lede md:col-start-4">{lede}</p>}
      </div>
    </div>
  )
}
