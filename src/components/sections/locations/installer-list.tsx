import { ArrowLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Installer } from '@/lib/content/installer'
import type { Reached } from '@/lib/domain/places/within-reach'
import { installersNear } from '@/lib/routing/routes'

/** The nearest firms of the directory. */
export function InstallerList({ code, found }: { code: string; found: readonly Reached<Installer>[] }) {
  return (
    <Section name="Installers" context={`Nearest to ${code}`} band="plaster">
      <h2 className="text-h3">{found.length > 0 ? 'The nearest in our directory' : 'None in our directory yet'}</h2>
      <ul className="mt-3 border-t border-line">
        {found.map(({ firm, miles }) => (
          <li key={firm.slug} className="flex justify-between gap-4 border-b border-line py-2.5">
            <span>
              <strong>{firm.name}</strong>, {firm.town}
              {firm.isSample && ' (sample entry)'}
            </span>
            <span className="tabular-nums">{miles === null ? '' : `${Math.round(miles)} miles`}</span>
          </li>
        ))}
      </ul>
      <ArrowLink href={installersNear(code)} className="mt-3">
        All installers near {code}
      </ArrowLink>
    </Section>
  )
}
