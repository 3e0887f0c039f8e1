import { ArrowLink } from '@/components/ui/link'
import { isOpen } from '@/lib/routing/closed'
import { scriptRoutes } from '@/lib/routing/script-routes'

const PRICES = isOpen(scriptRoutes.configure) ? scriptRoutes.configure : scriptRoutes.quickCalculator

/** For visitors who want to know the price before they say who they are. */
export function PriceFirstLink() {
  return <ArrowLink href={PRICES}>See a price first, no details</ArrowLink>
}
