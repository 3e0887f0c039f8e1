import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import { effectiveAssumptions, type Expired } from '@/lib/domain/assumptions/effective'
import { type ChallengeSaving, challengeSavings } from '@/lib/domain/challenge/challenge-savings'
import { seasonOf } from '@/lib/domain/challenge/season'
import { climateOf, USUAL_AREA } from '@/lib/domain/climate/area-climate'
import { regionOfArea } from '@/lib/domain/electrical/area-region'
import { estimateGraph } from '@/lib/domain/estimate/estimate-graph'
import { bandedBy } from '@/lib/domain/estimate/figures'
import { ownFigureSource } from '@/lib/domain/estimate/own-figure-limits'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import type { Banded } from '@/lib/domain/estimate/quick-estimate-result'
import { inOrder, type Overrides } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { withChanges } from '@/lib/domain/quantity/with-changes'

import type { Basis } from '../engine/estimate-basis'
import { fillMissing } from '../engine/fill-missing'

const CARBON_SET = 'desnz-2026'
const SEED = 1
const SAMPLES = 1_000

type Input = { answers: QuickAnswers; basis: Basis; own: Overrides }

export type HomeSavings = {
  savings: ChallengeSaving[]
  banded: (quantity: Quantity) => Banded
  /** Expired assumptions used here. */
  expired: readonly Expired[]
  /** Whether the visitor's own figures were ignored because they cannot occur together. */
  isOwnRefused: boolean
}

/** Savings of each challenge in a home, with the visitor's own figures, on the date of the prices. */
export function homeSavings({ answers, basis, own }: Input): HomeSavings {
  try {
    return { ...calculated({ answers, basis, own }), isOwnRefused: false }
  } catch (error) {
    if (!(error instanceof OutOfRange) || Object.keys(own).length === 0) throw error
    return { ...calculated({ answers, basis, own: {} }), isOwnRefused: true }
  }
}

function calculated({ answers, basis: { date, numbers, panel }, own }: Input): Omit<HomeSavings, 'isOwnRefused'> {
  const area = answers.postcodeArea ?? USUAL_AREA
  const region = answers.postcodeArea === null ? null : regionOfArea(answers.postcodeArea)
  const ours = assumptionsFor({ numbers, region: region?.region ?? null })
  const source = ownFigureSource(date)
  const { assumptions, changes } = fillMissing({ assumptions: ours, changes: own, date, source })
  const effective = effectiveAssumptions({ assumptions, date })
  const areaClimate = climateOf(area)
  // Unreachable: the schema rejects unknown areas, the server sets the date, and required figures cannot be deleted.
  if (!effective.ok || !areaClimate) throw new Error(`No savings for ${area} on ${date}`)
  const climate = { ...areaClimate, ...(answers.altitudeM !== undefined && { altitudeM: answers.altitudeM }) }
  const { home, alwaysWarm } = estimateGraph({ answers, climate, effective, panel, carbonSet: CARBON_SET })
  const season = seasonOf(date)
  const savings = withChanges(
    challengeSavings({ answers, climate, effective, home, alwaysWarm, season, carbonSet: CARBON_SET }),
    { changes, source },
  )
  const roots = savings.flatMap(({ kwh, pence, carbonKg }) => [kwh, pence, carbonKg].filter((one) => one !== null))
  const used = new Set(inOrder(roots).map(({ key }) => key))
  return {
    savings,
    banded: bandedBy({ roots, samples: SAMPLES, seed: SEED }),
    expired: effective.expired.filter(({ key }) => used.has(key) && changes[key] === undefined),
  }
}
