import type { LocalFigure } from '@/lib/content/locations/figures'

/** Four figures about the place, below the name. */
export function LocalFigures({ figures }: { figures: readonly LocalFigure[] }) {
  return (
    <section aria-label="In figures" className="grid-page">
      <div className="ceiling col-span-full" />
      <dl className="col-span-full grid grid-cols-2 gap-x-(--gutter) gap-y-7 pt-7 pb-(--section) lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="max-w-[18em] pt-2 text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-h2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
