import { TextLink } from '@/components/ui/link'
import type { PhoneLine } from '@/lib/content/site-settings'
import { routes } from '@/lib/routing/routes'

import { StartingPoints } from './starting-points'

export function NothingFound({ q, phone }: { q: string; phone: PhoneLine }) {
  return (
    <>
      <div className="max-w-[38em] md:col-span-9 md:col-start-4">
        <h2 className="pb-3 text-h3 wrap-anywhere">Nothing found for “{q}”.</h2>
        <p>
          Try fewer words, or a more general one. If it’s about heating with panels and you’d expect to find it here,
          call{' '}
          <TextLink href={phone.href} className="whitespace-nowrap">
            {phone.display}
          </TextLink>{' '}
          or <TextLink href={routes.contact}>contact us</TextLink>.
        </p>
      </div>
      <StartingPoints />
    </>
  )
}
