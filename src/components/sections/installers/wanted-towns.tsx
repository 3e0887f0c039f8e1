import { ArrowLink } from '@/components/ui/link'
import type { Installer } from '@/lib/content/installer'
import { routes } from '@/lib/routing/routes'

/** The towns of the sample entries, where no firm is listed and we would like one. */
export function WantedTowns({ wanted }: { wanted: readonly Installer[] }) {
  const towns = wanted.toSorted((a, b) => a.town.localeCompare(b.town, 'en-GB'))
  return (
    <section className="mt-9">
      <h3 className="text-h3">Recruiting here</h3>
      <p className="mt-3 max-w-[38em]">
        We have no firm in these areas yet. If you fit panels or wire houses there, we would like to list you.
      </p>
      <ul className="mt-5 border-t border-line">
        {towns.map(({ slug, town, postcodeAreas }) => (
          <li key={slug} className="flex justify-between gap-x-4 border-b border-line py-2.5">
            <b className="font-semibold">{town}</b>
            <span className="text-right text-ink-2 tabular-nums">{postcodeAreas.join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="no-print mt-3">
        <ArrowLink href={routes.partners}>Join the directory</ArrowLink>
      </p>
    </section>
  )
}
