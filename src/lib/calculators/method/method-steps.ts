import { AIR_WH_PER_M3K } from '@/lib/domain/building/heat-loss/losses'
import { COOLING_K } from '@/lib/domain/climate/climate-quantities'
import { BASE_C } from '@/lib/domain/climate/degree-days'
import { PUBLISHED_AREAS } from '@/lib/domain/climate/published-areas'
import { STATIONS } from '@/lib/domain/climate/stations'
import { WARM_CEILING_LIMIT_K } from '@/lib/domain/comfort/asymmetry'
import { CAPACITY_SOURCE } from '@/lib/domain/electrical/circuits/cable-capacity'
import { BREAKER_AMPS } from '@/lib/domain/electrical/circuits/panel-limit'
import { CABLES_SOURCE, VOLT_DROP_LIMIT_PERCENT } from '@/lib/domain/electrical/circuits/volt-drop'
import type { Source } from '@/lib/domain/quantity/quantity'
import type { Working } from '@/lib/domain/quantity/working'

import { STANDARDS } from './standards'

/** One step of the calculation, with the sources that the engine gives for its figures. */
export type MethodStep = { title: string; text: string; formula?: string; sources: Source[]; assumptions: string[] }

type Described = Omit<MethodStep, 'sources' | 'assumptions'> & {
  /** The figures of the working that belong to the step. */
  keys?: RegExp
  standards?: readonly Source[]
}

const publishedAreas = PUBLISHED_AREAS.flatMap(({ areas }) => areas).length

const STEPS: readonly Described[] = [
  {
    title: 'Weather',
    text: `Temperatures are averages of 1991 to 2020 from the five nearest of ${STATIONS.length} Met Office stations. Each is reduced to sea level by ${COOLING_K} K for every 100 m, weighted by its distance and raised to the height of the postcode district. Degree days, base ${BASE_C} °C, follow from the mean of each month. The cold day that panels are sized for is published for ${publishedAreas} postcode areas. Elsewhere it is our estimate from the stations, on the cold side.`,
    formula: `degree days of a month = days × (${BASE_C} − T) ÷ (1 − e^(−0.71 × (${BASE_C} − T)))`,
    keys: /^climate\./,
    standards: [STANDARDS.stations, STANDARDS.degreeDays, STANDARDS.heights],
  },
  {
    title: 'Walls, roofs, floors and windows',
    text: 'Unless you give a U-value, it is the one that energy assessors use for a home of that age, nation and construction: the tables of RdSAP 10. Ground floors follow BS EN ISO 13370 from their area and exposed edge. Thermal bridges add a share of the outer surface.',
    keys: /u-value|bridging\.y|ground\.|floor\.resistance|wall\.thickness|door\.area|glazed-share|storey|proportion/,
  },
  {
    title: 'Heat loss on a cold day',
    text: 'Heat through every surface, bridges and air, for the difference between indoors and the cold day. The professional calculator does it room by room, with heat that passes between rooms. The quick calculator does it for a typical home of your type, age and size, and then divides it into rooms.',
    formula: `Q = (Σ U × A + y × ΣA + ${AIR_WH_PER_M3K} × n × V) × (Ti − Te)`,
    keys: /air-changes|home\.indoor|measured-over-calculated|home\.rooms/,
    standards: [STANDARDS.heatLoss],
  },
  {
    title: 'Panels, and the comfort limit',
    text: `Each room gets whole panels for its heat loss, but no more than its ceiling may have. Below a warm ceiling ISO 7730 allows less than ${WARM_CEILING_LIMIT_K} K between the warmth from above and from below. View factors give both for a seated person, with every surface as cold as the heat that it loses makes it. What panels may not give is left to another heater, and we say how much.`,
    formula: `Tr⁴ = Σ F × T⁴, above and below; limit Tr,above − Tr,below < ${WARM_CEILING_LIMIT_K} K`,
    keys: /^panel\.(?:emissivity|convection|air|surroundings)/,
    standards: [STANDARDS.comfort, STANDARDS.radiation],
  },
  {
    title: 'Heat, cost and carbon of a year',
    text: 'Heat loss for each degree times degree days gives the heat of a home that is always warm. Habits reduce it in the same way for every system that has room controls. Infrared panels get no discount: they need the heat that any room heater needs. Cost is that heat over the efficiency, at the price of its fuel under the cap of your region, with the standing charge of gas. Carbon uses the factors of the government.',
    formula: 'kWh = H × degree days × 24 ÷ 1,000 × use; £ = kWh ÷ efficiency × price',
    keys: /^(?:use|efficiency|price|share|carbon)\./,
  },
  {
    title: 'Circuits and supply',
    text: `A room stays on one circuit where a ${BREAKER_AMPS} A breaker can supply it. The cable must carry its breaker as it is laid, also in a bunch, and lose ${VOLT_DROP_LIMIT_PERCENT} % of the voltage at most. Panels get no diversity. The electrician who signs the certificate decides.`,
    formula: 'Ib ≤ In ≤ Iz; volts = mV/A/m × Ib × L ÷ 1,000',
    standards: [CAPACITY_SOURCE, CABLES_SOURCE, STANDARDS.bunches],
  },
  {
    title: 'Energy rating',
    text: 'SAP 10.2 month by month: gains from sun, people and appliances, how much of them is useful, and the mean temperature indoors. The weather is that of the whole UK, as the rules require, so your postcode never changes the rating. It is an indication. Only an assessor gives a certificate.',
    formula: 'F = 0.36 × £ ÷ (A + 45); points = 100 − 16.21 F below 3.5, else 108.8 − 120.5 × log F',
    keys: /^rating\./,
  },
  {
    title: 'Ranges',
    text: 'Every uncertain input has a range that holds the true value nine times in ten. We draw a thousand homes from all of them at once, and print the span of the middle eight in ten results. Inputs that vary together are drawn together. A bill that you enter replaces our guess of your habits, and narrows the range.',
    keys: /^use\.household|measured-over-calculated/,
    standards: [STANDARDS.sampling],
  },
]

/** Answers and product records of the example home, which are no sources of the method. */
const OWN = /^(?:Your answer|Our product record|Price list)/

/** The steps of the calculation, with the sources and assumptions in the working of an example home. */
export function methodSteps({ steps }: Working): MethodStep[] {
  return STEPS.map(({ keys, standards = [], ...step }) => {
    const used = steps.flatMap(({ key, name, source }) =>
      keys?.test(key) && source && !OWN.test(source.title) ? [{ name, source }] : [],
    )
    const sources = [...standards, ...used.map(({ source }) => source)]
    const assumed = used.filter(({ source }) => !isKnown(source))
    return {
      ...step,
      sources: distinct(sources.filter(isKnown)),
      assumptions: [...new Set(assumed.map(({ name, source }) => `${name} (${source.title})`))],
    }
  })
}

const isKnown = ({ confidence }: Source): boolean => confidence !== 'assumed'

const distinct = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.title, source])).values(),
]
