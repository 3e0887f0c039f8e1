import type { ReactNode } from 'react'

/** One place of the website, under its name. */
export function PreviewPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-(--margin) py-8">
      <h2 className="mb-4 text-sm text-ink-2">{title}</h2>
      {children}
    </section>
  )
}
