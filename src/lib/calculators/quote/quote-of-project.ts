import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { BUILT } from '@/lib/domain/building/home/built'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import { BUILDING_TYPES } from '@/lib/domain/leads/project-options'
import { labelOf } from '@/lib/domain/text/label-of'
import { kilowatts } from '@/lib/format/kilowatts'
import { writtenNumber } from '@/lib/format/written-number'

import { restWords } from '../comfort-share'
import type { Basis } from '../engine/estimate-basis'
import { type ProjectFacts, recommend } from '../project-quote/recommendation'
import { assumptionsOf, type PricedQuote } from './quote-figures'
import { quotedLines } from './quoted-lines'

type Input = { facts: ProjectFacts; basis: Basis; trader: string }

/** The contents of a quote for a project: its stored figures, and its lines at today's prices. */
export function quoteOfProject({ facts, basis, trader }: Input): PricedQuote {
  const {
    basis: ground,
    heatLossWatts,
    givenWatts,
    panelWatts,
    panels,
    low,
    high,
    price,
    estimate,
  } = recommend({ facts, basis })
  const heat = { neededWatts: heatLossWatts, givenWatts }
  const area = `${writtenNumber(facts.areaM2, { most: 1 })} m²`
  return {
    figures: {
      date: basis.date,
      hash: calculationHash({ inputs: facts, steps: estimate.working.steps }),
      trader,
      home: [
        labelOf(BUILDING_TYPES, facts.buildingType),
        area,
        ...(facts.ceilingM === undefined ? [] : [`ceiling at ${writtenNumber(facts.ceilingM, { most: 1 })} m`]),
        `built ${labelOf(BUILT, facts.built).toLowerCase()}`,
      ].join('; '),
      verdict: null,
      reasons: [
        ground === 'calculated'
          ? `Your heat loss of ${kilowatts(heatLossWatts)}, on a cold day.`
          : `A heat loss of ${kilowatts(heatLossWatts)} on a cold day, from the floor area, the height and the age of the building alone. ${low} to ${high} panels are likely. A heat-loss calculation room by room decides.`,
        `${panels} panels give ${kilowatts(panels * panelWatts)}.`,
        ...(isShort(heat) ? [restWords(heat)] : []),
        'We compare no running costs here: those of a building like this depend on its hours and its tariff.',
      ],
      years: [],
      grant: null,
      rating: null,
      assumptions: assumptionsOf(estimate).filter(({ name }) => PRICED.test(name)),
      loadWatts: givenWatts,
      panelWatts,
      pricesValidTo: null,
    },
    lines: quotedLines(price),
    panelSlug: basis.panel.slug,
  }
}

/** Matches assumptions about the price and the climate; all others describe a home. */
const PRICED = /panel|delivery|installation|outdoors/i
