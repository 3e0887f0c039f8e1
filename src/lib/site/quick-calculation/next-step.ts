import { systemNow, type QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { mayHaveHeatPumpGrant } from '@/lib/domain/quick-estimate/heat-pump-grant'
import type { Judgement } from '@/lib/domain/quick-estimate/verdict'
import { HEATING_SYSTEMS } from '@/lib/domain/running-cost/heating-systems'

import { routes } from '../routes'
import { quoteRequestFrom } from '../script-routes'

export type NextStep = { words: string; links: { label: string; href: string }[] }

const QUOTE = { label: 'Get a quote for this', href: quoteRequestFrom('quick-calculator') }
const ROOM_QUOTE = { label: 'Ask about a single room', href: quoteRequestFrom('quick-calculator') }
const DESIGNER = { label: 'Lay it out in the designer', href: routes.systemDesigner }
const GRANT = { label: 'See whether a heat pump is funded', href: 'https://www.gov.uk/apply-boiler-upgrade-scheme' }

const HEAT_PUMP_WORDS =
  'For the whole home we’d price a heat pump before panels. Panels earn their place in rooms that you use for a few hours.'
const HEAT_PUMP_FIRST: NextStep = { words: HEAT_PUMP_WORDS, links: [GRANT, ROOM_QUOTE] }
/** Where the grant is not paid. */
const HEAT_PUMP_WITHOUT_GRANT: NextStep = { words: HEAT_PUMP_WORDS, links: [ROOM_QUOTE, DESIGNER] }
const KEEP_IT: NextStep = {
  words: 'Keep what you have. A panel is worth a thought where it doesn’t reach.',
  links: [ROOM_QUOTE, DESIGNER],
}
const INSULATE: NextStep = {
  words: 'Put the money into insulation first. Then ask again: you’ll need fewer panels, or a smaller heat pump.',
  links: [DESIGNER, ROOM_QUOTE],
}

/** What we would do next in the visitor's place. */
export function nextStepOf({
  judgement: { verdict, reasons },
  answers,
}: {
  judgement: Judgement
  answers: QuickAnswers
}): NextStep {
  if (verdict === 'good-fit')
    return { words: 'The next step is a survey. We test before we drill.', links: [QUOTE, DESIGNER] }
  if (verdict === 'depends')
    return { words: 'A design room by room settles what eight questions can’t.', links: [DESIGNER, QUOTE] }
  if (reasons[0]?.rule !== 'heating-now-costs-less') return INSULATE
  if (heatsByElectricity(answers)) return KEEP_IT
  return mayHaveHeatPumpGrant(answers.postcodeArea) ? HEAT_PUMP_FIRST : HEAT_PUMP_WITHOUT_GRANT
}

function heatsByElectricity({ heating }: QuickAnswers): boolean {
  const now = systemNow(heating)
  return now !== null && HEATING_SYSTEMS[now].fuel === 'electricity'
}
