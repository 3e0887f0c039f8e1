import { ArrowLink } from '@/components/ui/link'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

/** From a guide to what it is about: the panel, its price and the rooms it suits. */
export function SeeThePanel() {
  if (!isOpen(routes.panel)) return null
  return (
    <p className="no-print pt-7">
      <ArrowLink href={routes.panel}>See the panel, its price and the rooms it suits</ArrowLink>
    </p>
  )
}
