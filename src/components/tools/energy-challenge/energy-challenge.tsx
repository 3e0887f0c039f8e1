import { TextLink } from '@/components/ui/link'
import { seasonView } from '@/lib/calculators/challenge/season-view'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { queryOf } from '@/lib/calculators/engine/home-query'
import { typedIn, USUAL_HOME } from '@/lib/calculators/engine/home-questions'
import type { RewardOffer } from '@/lib/domain/challenge/reward'
import type { ChallengeRules } from '@/lib/domain/challenge/rules'
import { seasonOf } from '@/lib/domain/challenge/season'
import { climateOf } from '@/lib/domain/climate/area-climate'
import { monthlyDegreeDaysOf } from '@/lib/domain/climate/area-months'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { routes } from '@/lib/routing/routes'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { ChallengeList } from './challenge-list'
import { HomeNote } from './home-note'
import { KeptSection } from './kept-section'
import type { PageHome, PastWeather } from './page-home'
import { ReadingsSection } from './readings-section'
import { RewardsSection } from './rewards-section'
import { SeasonBoard } from './season-board'

type EnergyChallengeProps = {
  /** The quick calculator’s query with the home; null for the typical one. */
  query: string | null
  basis: Basis
  /** Rewards for points; usually none. */
  offers: readonly RewardOffer[]
  rules: ChallengeRules
  weather: PastWeather
}

/** A winter of challenges for one home: a page to print, which becomes interactive once its script has loaded. */
export function EnergyChallenge({ query, basis, offers, rules, weather }: EnergyChallengeProps) {
  const queryHome = query === null ? null : readHome(query)
  const home = queryHome ?? TYPICAL
  const view = seasonView({ ...home, basis, rules })
  const own = queryHome && query !== null ? queryOf({ ...typedOf(query), own: writeOwnFigures(queryHome.own) }) : null
  return (
    <div className="isolate pb-(--section) md:grid-page">
      <div className="grid grid-cols-1 gap-y-11 md:col-span-full">
        <SeasonBoard
          season={seasonOf(basis.date)}
          winterKwh={view.winterKwh}
          rules={rules}
          panelMm={basis.panel.thicknessMm}
        />
        <RewardsSection offers={offers} rules={rules} />
        <section aria-labelledby="challenges" className="px-(--margin) md:px-0">
          <h2 id="challenges" className="text-h3 font-medium">{`${view.cards.length} challenges`}</h2>
          <div className="mt-2 max-w-[42em] text-ink-2">
            <p>
              Savings are for <span>{own === null ? 'a typical home' : 'your home'}</span>: <span>{view.home}</span>.
              Each is what a whole winter would save if you did only that, with the range of eight in ten results.
              Several together save less than the sum of each. The figures come from our calculators; a winter is 26
              weeks of average degree days (Met Office stations, 1991 to 2020), costs use the quick calculator’s prices,
              and carbon the DESNZ 2026 factors.
            </p>
            {query !== null && queryHome === null && (
              <p className="mt-2">The home in this address can’t be read, so a typical one is shown.</p>
            )}
            {(view.isOwnRefused || queryHome?.isOwnUnreadable) && (
              <p className="mt-2">Your own figures were left out: no home can have them together.</p>
            )}
            {view.expired.map((notice) => (
              <p key={notice} className="mt-2">
                {notice}
              </p>
            ))}
            <p className="no-print mt-2">
              <TextLink href={own === null ? routes.quickCalculator : `${routes.quickCalculator}?${own}`}>
                {own === null
                  ? 'Describe your home in the quick calculator'
                  : 'Change your home in the quick calculator'}
              </TextLink>
            </p>
          </div>
          <HomeNote query={own} />
          <ChallengeList cards={view.cards} />
        </section>
        <ReadingsSection home={{ query: own ?? queryOf(USUAL_HOME), climate: climateIn(home.answers), weather }} />
        <KeptSection />
      </div>
    </div>
  )
}

/** The climate of a home’s region; null if it was not given. */
function climateIn({ postcodeArea, altitudeM }: QuickAnswers): PageHome['climate'] {
  const climate = postcodeArea === null ? null : climateOf(postcodeArea)
  return (
    climate && {
      place: climate.place,
      monthlyDegreeDays: monthlyDegreeDaysOf({ ...climate, ...(altitudeM !== undefined && { altitudeM }) }),
    }
  )
}

const typedOf = (query: string) => (query === '' ? USUAL_HOME : typedIn(Object.fromEntries(new URLSearchParams(query))))

/** The home of a query; null if it cannot be read. */
function readHome(query: string) {
  const read = readQuickEstimate(typedOf(query))
  return read.ok ? read : null
}

const TYPICAL = typicalHome()

function typicalHome() {
  const read = readQuickEstimate(USUAL_HOME)
  if (!read.ok) throw new Error('The calculator’s first answers are incomplete')
  return read
}
