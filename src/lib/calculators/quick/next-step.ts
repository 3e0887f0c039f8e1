import type { Verdict } from '@/lib/domain/estimate/deciding-rules'
import { mayHaveHeatPumpGrant } from '@/lib/domain/estimate/heat-pump-grant'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { openOnes } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

export type NextLink = { label: string; href: string }

const QUOTE = { label: 'Get a quote for this', href: quoteRequestFrom('quick-calculator') }
const ROOM_QUOTE = { label: 'Ask about a single room', href: quoteRequestFrom('quick-calculator') }
const DESIGNER = { label: 'Lay it out in the designer', href: routes.systemDesigner }
const GRANT = {
  label: 'Check whether you can get a heat pump grant',
  href: 'https://www.gov.uk/apply-boiler-upgrade-scheme',
}

/** Where the recommended next step leads, the main link first. */
export const nextLinksOf = (judged: Judged): NextLink[] => openOnes(linksOf(judged))

type Judged = { verdict: Verdict; answers: QuickAnswers }

function linksOf({ verdict, answers }: Judged): NextLink[] {
  if (verdict === 'good-fit' || verdict === 'good-replacement') return [QUOTE, DESIGNER]
  if (verdict === 'good-for-some-rooms' && mayReplaceWithHeatPump(answers)) return [ROOM_QUOTE, GRANT]
  return [ROOM_QUOTE, DESIGNER]
}

/** A whole house with a boiler or nothing, where a grant may be paid. */
const mayReplaceWithHeatPump = ({ heating, postcodeArea, heatedRooms, propertyType }: QuickAnswers) =>
  heating !== 'heat-pump' &&
  heatedRooms === undefined &&
  !propertyType.startsWith('flat-') &&
  mayHaveHeatPumpGrant(postcodeArea)
