import { HEATING_SYSTEMS } from '@/lib/domain/energy-costs/heating-systems'
import { mayHaveHeatPumpGrant } from '@/lib/domain/estimate/heat-pump-grant'
import { systemNow } from '@/lib/domain/estimate/heating-now'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import type { Judgement } from '@/lib/domain/estimate/verdict'
import { openOnes } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

export type NextStep = { words: string; links: { label: string; href: string }[] }

const QUOTE = { label: 'Get a quote for this', href: quoteRequestFrom('quick-calculator') }
const ROOM_QUOTE = { label: 'Ask about a single room', href: quoteRequestFrom('quick-calculator') }
const DESIGNER = { label: 'Lay it out in the designer', href: routes.systemDesigner }
const GRANT = {
  label: 'Check whether you can get a heat pump grant',
  href: 'https://www.gov.uk/apply-boiler-upgrade-scheme',
}

const HEAT_PUMP_WORDS =
  'For the whole home we’d price a heat pump before panels. Panels earn their place in rooms that you use for a few hours.'
const HEAT_PUMP_FIRST: NextStep = { words: HEAT_PUMP_WORDS, links: [ROOM_QUOTE, GRANT] }
/** Used where no grant is available. */
const HEAT_PUMP_WITHOUT_GRANT: NextStep = { words: HEAT_PUMP_WORDS, links: [ROOM_QUOTE, DESIGNER] }
const KEEP_CURRENT: NextStep = {
  words: 'Keep what you have. Consider a panel where it doesn’t reach.',
  links: [ROOM_QUOTE, DESIGNER],
}
const INSULATE: NextStep = {
  words: 'Put the money into insulation first. Then ask again: you’ll need fewer panels, or a smaller heat pump.',
  links: [ROOM_QUOTE, DESIGNER],
}

type Judged = { judgement: Judgement; answers: QuickAnswers }

/** The recommended next step. */
export function nextStepOf(judged: Judged): NextStep {
  const { words, links } = stepOf(judged)
  return { words, links: openOnes(links) }
}

function stepOf({ judgement: { verdict, reasons }, answers }: Judged): NextStep {
  if (verdict === 'good-fit')
    return { words: 'The next step is a survey. We test before we drill.', links: [QUOTE, DESIGNER] }
  if (verdict === 'depends')
    return { words: 'A room-by-room design answers what eight questions can’t.', links: [DESIGNER, QUOTE] }
  if (reasons[0]?.rule !== 'heating-now-costs-less') return INSULATE
  if (heatsByElectricity(answers)) return KEEP_CURRENT
  return mayHaveHeatPumpGrant(answers.postcodeArea) ? HEAT_PUMP_FIRST : HEAT_PUMP_WITHOUT_GRANT
}

function heatsByElectricity({ heating }: QuickAnswers): boolean {
  const now = systemNow(heating)
  return now !== null && HEATING_SYSTEMS[now].fuel === 'electricity'
}
