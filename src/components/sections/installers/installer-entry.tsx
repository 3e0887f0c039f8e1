import { Badge } from '@/components/ui/badge'
import { ArrowLink, TextLink } from '@/components/ui/link'
import type { Installer, Registration } from '@/lib/content/installer'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

type InstallerEntryProps = { installer: Installer; level: 3 | 4 | 5; distance?: string }

/** One firm. Contact details are not public: enquiries go through us, naming the firm. */
export function InstallerEntry({ installer, level, distance }: InstallerEntryProps) {
  const { slug, name, summary, town, county, postcodeAreas, website, registrations, isSample } = installer
  const Heading = `h${level}` as const
  return (
    <li className="break-inside-avoid border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading className="text-h4 font-semibold">{name}</Heading>
        {isSample && (
          <Badge look="plain" icon="info">
            Sample entry
          </Badge>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-2">{[...new Set([town, county, distance])].filter(Boolean).join(' · ')}</p>
      {summary && <p className="mt-2.5 max-w-[38em]">{summary}</p>}
      <p className="mt-2.5 text-sm">
        {[
          postcodeAreas.length > 0 && `Works in ${postcodeAreas.join(', ')}`,
          ...(isSample ? [] : registrations.map(registrationWords)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="no-print flex flex-wrap gap-x-6">
        <ArrowLink href={quoteRequestFrom(`installer-${slug}`)}>
          {isSample ? 'Ask us for a firm near here' : 'Ask for a quote from them'}
          <span className="sr-only">: {name}</span>
        </ArrowLink>
        {website && (
          <TextLink href={website} rel="nofollow" className="inline-flex min-h-11 items-center">
            Website of {name}
          </TextLink>
        )}
      </p>
    </li>
  )
}

function registrationWords({ scheme, number, checkedOn }: Registration): string {
  return `${[scheme, number].filter(Boolean).join(' ')}, ${checkedOn ? `checked ${checkedOn}` : 'not checked'}`
}
