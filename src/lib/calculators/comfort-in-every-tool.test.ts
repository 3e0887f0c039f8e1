import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ENOUGH_SHARE } from '@/lib/domain/building/heat-loss/panels'
import { ageBandOfBuilt, type Built } from '@/lib/domain/building/home/built'
import { dividedRooms } from '@/lib/domain/building/home/usual-rooms'
import { AGE_BANDS } from '@/lib/domain/building/u-values/age-bands'
import { panelsInComfort } from '@/lib/domain/comfort/ceiling-limit'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { fittedByRoom } from '@/lib/domain/estimate/fitted-panels'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import { roomBundles } from './bundles/room-bundles'
import { comfortView } from './comfort-share'
import { FIRST_CHOICES } from './configurator/choices'
import { configure } from './configurator/configuration'
import { proposalOf } from './configurator/proposal'
import { designCalculator } from './designer/design-result'
import { homeOfDesign, projectRoom } from './designer/project-of-design'
import { notAsDrawnWords } from './designer/words'
import { estimateFor } from './engine/estimate'
import { ceilingsIn, panelIn, stepValue } from './engine/estimate-steps'
import { comfortOfProject } from './professional/project-comfort'
import { projectResult } from './professional/project-result'
import { estimateView } from './quick/estimate-view'
import { SAMPLE_BASIS } from './quick/sample-numbers'

const panel = SAMPLE_BASIS.panel

const HOME: QuickAnswers = {
  postcodeArea: null,
  propertyType: 'bungalow',
  floorAreaM2: 78,
  ageBand: 'E',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}

const homes = fc.record({
  propertyType: fc.constantFrom('detached', 'semi', 'terrace', 'bungalow', 'flat-top', 'flat-middle', 'flat-ground'),
  floorAreaM2: fc.integer({ min: 30, max: 250 }),
  ageBand: fc.constantFrom(...AGE_BANDS),
  postcodeArea: fc.constantFrom(null, 'TR', 'SN', 'AB'),
} as const)

describe('the quick calculator and the configurator', () => {
  it('never count more panels than the ceilings may have, and share the heat with another heater', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const estimate = estimateFor({ answers: { ...HOME, ...home }, basis: SAMPLE_BASIS })
        const ceilings = ceilingsIn(estimate)
        const rooms = fittedByRoom({
          home: ceilings,
          rooms: stepValue(estimate, 'home.rooms'),
          panel: panelIn(estimate, panel),
        })
        dividedRooms(rooms.length, ceilings.storeys).forEach(({ share, ofRoof, ofFloor }, index) => {
          const { sides, ceiling, floor } = ceilings.lostWatts
          const room = {
            ...ceilings,
            floorAreaM2: share * ceilings.floorAreaM2,
            lostWatts: { sides: share * sides, ceiling: ofRoof * ceiling, floor: ofFloor * floor },
          }
          expect(rooms[index]?.panels).toBeLessThanOrEqual(panelsInComfort({ room, panel: panelIn(estimate, panel) }))
        })
        const proposal = proposalOf({ estimate, panel, rooms: null })
        expect(proposal.panels).toBe(estimate.panels.rated.panels.value)
        const { neededWatts, givenWatts, restWatts, steps } = estimate.comfort
        expect(steps.slice(0, -1).every((step) => step.restWatts > 0)).toBe(true)
        expect(proposal.givenWatts).toBeCloseTo(givenWatts, 6)
        expect(Math.abs(givenWatts + restWatts - neededWatts)).toBeLessThan(1)
        expect(givenWatts).toBeLessThanOrEqual((225 * proposal.panels) / ENOUGH_SHARE)
        steps.reduce((before, step) => {
          expect(step.neededWatts).toBeLessThanOrEqual(before)
          expect(step.yearPence).toBeGreaterThan(0)
          return step.neededWatts
        }, neededWatts)
      }),
      { numRuns: 40 },
    )
  })

  it('offer to heat fewer rooms only if panels can heat any alone', () => {
    const { comfort } = estimateFor({ answers: HOME, basis: SAMPLE_BASIS })
    const choicesOf = (metRooms: number) => comfortView({ ...comfort, metRooms })?.choices.map(({ choice }) => choice)
    expect(choicesOf(2)).toContain('Or fewer rooms')
    expect(choicesOf(0)).not.toContain('Or fewer rooms')
  })

  it('say what would make panels enough, one measure after another', () => {
    const semi = { ...HOME, propertyType: 'semi', floorAreaM2: 90 } as const
    const { steps, restWatts } = estimateFor({ answers: semi, basis: SAMPLE_BASIS }).comfort
    expect(restWatts).toBeGreaterThan(1_000)
    expect(steps.map(({ measures }) => measures.at(-1))).toEqual([
      'draughts',
      'loft',
      'cavity',
      'windows',
      'solid-floor',
    ])
    expect(steps.at(-1)).toMatchObject({ restWatts: 0 })
    const recent = estimateFor({ answers: { ...HOME, ageBand: 'K' }, basis: SAMPLE_BASIS }).comfort
    expect(recent).toMatchObject({ restWatts: 0, steps: [] })
  })
})

const TEN = [
  ['SN', '2012-2022', 18],
  ['TR', '2007-2011', 17],
  ['NR', '2003-2006', 19],
  ['BS', '1996-2002', 22],
  ['SW', '1983-1990', 26],
  ['G', '1976-1982', 29],
  ['M', '1930-1949', 31],
  ['HG', '1967-1975', 31],
  ['CF', 'before-1900', 32],
  ['AB', '1950-1966', 34],
] as const

type Drawn = { plan: string; postcodeArea: string | null; built: Built; before: number | null }

/** The three-bedroom semi in ten places, with its panels before there was a limit, and the typical plans. */
const DRAWN: readonly Drawn[] = [
  ...TEN.map(([postcodeArea, built, before]) => ({ plan: 'semi-1970', postcodeArea, built, before })),
  ...TYPICAL_PLANS.map(({ id, built }) => ({ plan: id, postcodeArea: null, built, before: null })),
]

const TYPES: Readonly<Record<string, QuickAnswers['propertyType']>> = {
  'mid-terrace': 'terrace',
  bungalow: 'bungalow',
  flat: 'flat-ground',
  detached: 'detached',
}

/** A drawn home in the four tools. */
function inEveryTool({ plan, postcodeArea, built, before }: Drawn) {
  const found = designOfPlan(plan)
  if (!found) throw new Error(plan)
  const design = { ...found, home: { ...found.home, built, postcodeArea } }
  const home = homeOfDesign(design.home)
  const drawn = designCalculator(SAMPLE_BASIS).result(design)
  const project = projectResult({
    project: { name: '', home, rooms: design.rooms.map(projectRoom), own: {} },
    basis: SAMPLE_BASIS,
  })
  const floorAreaM2 = Math.round(project.totals?.floorArea.value ?? NaN)
  const propertyType = TYPES[plan] ?? 'semi'
  const { nation, heating, occupancy } = home
  const answers: QuickAnswers = {
    ...HOME,
    postcodeArea,
    propertyType,
    floorAreaM2,
    ageBand: ageBandOfBuilt({ built, nation }),
    heating,
    occupancy,
  }
  const quick = estimateFor({ answers, basis: SAMPLE_BASIS })
  const chosen = configure({
    choices: {
      ...FIRST_CHOICES,
      propertyType,
      propertySize: floorAreaM2,
      built,
      currentHeating: heating,
      home: { query: '', answers, own: {} },
      extraPanels: 0,
      warrantyExtension: false,
      maintenancePlan: false,
      panel: null,
    },
    basis: SAMPLE_BASIS,
  })
  return { plan, postcodeArea, built, before, drawn, project, quick, chosen }
}

describe('drawn homes', () => {
  const rows = DRAWN.map(inEveryTool)

  it.each(rows)('$plan, $postcodeArea, $built: no more panels than its ceilings may have', ({ drawn, project }) => {
    project.rooms.forEach((room, index) => {
      if (!room.ok) throw new Error(room.message)
      expect(room.panels.value).toBeLessThanOrEqual(room.allowedPanels)
      expect(drawn.rooms[index]?.panels.length).toBeLessThanOrEqual(room.panels.value)
      expect(room.given.value).toBeLessThanOrEqual((room.panels.value * 225) / ENOUGH_SHARE)
    })
  })

  it.each(rows)('$plan, $postcodeArea, $built: as many in the designer, or it says why not', ({ drawn, project }) => {
    const counted = project.totals?.panels.value ?? NaN
    expect(drawn.panels + drawn.notAsDrawn).toBe(counted)
    expect(notAsDrawnWords(drawn) === null).toBe(drawn.panels === counted)
    if (drawn.notAsDrawn > 0) return
    expect(drawn.neededWatts).toBeCloseTo(project.totals?.needed.value ?? NaN, 6)
    expect(drawn.givenWatts).toBeCloseTo(project.totals?.given.value ?? NaN, 6)
  })

  it.each(rows)('$plan, $postcodeArea, $built: what would make it work, in every tool', ({ drawn, project, quick }) => {
    const ofProject = comfortOfProject(project)
    expect(drawn.comfort?.choices.length).toBe(ofProject?.choices.length)
    expect(drawn.comfort?.share).toBe(ofProject?.share)
    for (const comfort of [ofProject, comfortView(quick.comfort)]) {
      if (!comfort) continue
      expect(comfort.choices.length).toBeGreaterThan(1)
      expect(comfort.choices.at(-1)?.choice).toMatch(/second heater$/i)
    }
  })

  it.each(rows)(
    '$plan, $postcodeArea, $built: the same in the configurator as in the quick calculator',
    ({ quick, chosen }) => {
      expect(chosen.panels).toBe(quick.panels.rated.panels.value)
      expect(chosen.price.totalPence).toBe(quick.panels.rated.price.value)
    },
  )

  it('say how many panels their rooms cannot have as drawn, and why', () => {
    const cold = inEveryTool({ plan: 'bungalow', postcodeArea: 'TR', built: 'before-1900', before: null })
    expect(cold.drawn.notAsDrawn).toBeGreaterThan(0)
    expect(cold.drawn.panels + cold.drawn.notAsDrawn).toBe(cold.project.totals?.panels.value)
    expect(notAsDrawnWords(cold.drawn)).toMatch(
      /^By their size and heat these rooms could have \d more panels?, but not/,
    )
  })

  it('have from a third fewer panels to a sixth more than in rooms of the usual sizes, as the quick calculator says', () => {
    for (const { project, quick } of rows) {
      const ratio = (project.totals?.panels.value ?? NaN) / quick.panels.rated.panels.value
      expect(ratio).toBeGreaterThanOrEqual(2 / 3)
      expect(ratio).toBeLessThanOrEqual(7 / 6)
      expect(estimateView(quick).usualRooms).toContain('from a third fewer panels to a sixth more')
      expect(estimateView(quick).usualRooms).toContain(`${quick.comfort.rooms} rooms of the usual sizes`)
    }
  })

  it('are listed in the documents with what each tool says', async () => {
    await expect(tableOf(rows)).toMatchFileSnapshot('../../../docs/data/panels-in-every-tool.md')
  })
})

const written = (value: number | undefined) => Math.round(value ?? NaN).toLocaleString('en-GB')

function tableOf(rows: readonly ReturnType<typeof inEveryTool>[]): string {
  const line = (...cells: readonly (string | number | null | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
  return [
    '# The same homes in every tool',
    '',
    'Panels at full power for sixteen drawn homes, each insulated as usual for its age, with panels at the list price of',
    'the test basis. `comfort-in-every-tool.test.ts` writes this page (`npx vitest run -u` on it) and fails if it is out of',
    'date. The first ten are the same semi-detached house (the plan of 1970) of other ages in other places; “before” is',
    'their number without the [comfort limit](../decisions/comfort-limit.md). The quick calculator and the configurator',
    'divide a home into rooms of the usual sizes at 20 °C; the professional calculator and the designer know the rooms.',
    '',
    line(
      'Plan',
      'Area',
      'Built',
      'Before',
      'Quick',
      'Configurator',
      'Professional',
      'Designer',
      'Needs',
      'Panels give',
      'Fitted',
    ),
    line(...Array.from({ length: 11 }, () => '---')),
    ...rows.map(({ plan, postcodeArea, built, before, drawn, project: { totals }, quick, chosen }) =>
      line(
        plan,
        postcodeArea,
        built,
        before,
        quick.panels.rated.panels.value,
        chosen.panels,
        totals?.panels.value,
        drawn.panels,
        `${written(totals?.needed.value)} W`,
        `${written(totals?.given.value)} W`,
        `£${written((totals?.price.value ?? NaN) / 100)}`,
      ),
    ),
    '',
  ].join('\n')
}

it('bundles have no more panels than a ground-floor room may have, and say what is left', () => {
  for (const { panels, description, roomM2 } of roomBundles(SAMPLE_BASIS)) {
    expect(panels).toBeLessThanOrEqual(roomM2 / 4)
    expect(panels).toBeGreaterThan(0)
    expect(description).toMatch(/The panels can give all of it|Another heater has to supply the rest/)
  }
})
