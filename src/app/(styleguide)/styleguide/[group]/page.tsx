import { notFound } from 'next/navigation'

import { PARTS, SECTIONS } from '../groups'

export default async function GroupPage({ params }: { params: Promise<{ group: string }> }) {
  const { group } = await params
  const examples = PARTS[group] ?? SECTIONS[group]
  if (!examples) notFound()
  return (
    <>
      <h1 className="grid-page pt-16 text-h2 first-letter:capitalize">{group}</h1>
      {examples.map(({ name, node }) => (
        <section key={name} aria-label={name} data-example={name} className="mt-11 border-t border-line">
          <h2 className="grid-page py-4 font-text text-sm text-ink-2">{name}</h2>
          <div className={group in PARTS ? 'mx-auto max-w-360 px-(--margin)' : undefined}>{node}</div>
        </section>
      ))}
    </>
  )
}
