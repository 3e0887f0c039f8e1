import { TextLink } from '@/components/ui/link'
import { readKeptHome } from '@/lib/browser/kept-home'
import { scriptRoutes } from '@/lib/routing/script-routes'

/** The home on this device that the goods are for, with its result. Nothing without one. */
export function BasketHome() {
  const home = readKeptHome()
  if (!home) return null
  return (
    <p className="no-print mt-4 max-w-[38em] text-sm">
      <span className="font-semibold">{`For this home: ${home.words}. `}</span>
      <TextLink href={`${scriptRoutes.quickCalculator}?${home.query}`}>See what it needs</TextLink>
      <span className="text-ink-2">
        . You can send it to us at checkout, so that we can check that everything fits.
      </span>
    </p>
  )
}
