import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BUILT } from '@/lib/domain/building/home/built'
import { AGE_BANDS } from '@/lib/domain/building/u-values/age-bands'
import { panelsInComfort } from '@/lib/domain/comfort/ceiling-limit'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { fittedByRoom } from '@/lib/domain/estimate/fitted-panels'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import { roomBundles } from './bundles/room-bundles'
import { configure } from './configurator/configuration'
import { ceilingsIn, panelIn, proposalOf, stepValue } from './configurator/proposal'
import { designCalculator } from './designer/design-result'
import { homeOfDesign, projectRoom } from './designer/project-of-design'
import { FIRST_HOME } from './professional/first-home'
import { projectResult } from './professional/project-result'
import { estimateFor } from './quick/estimate'
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
        rooms.forEach(({ panels, neededWatts }, index) => {
          const share = neededWatts / ceilings.neededWatts
          const storey = (rooms.length - 1 - index) % ceilings.storeys
          const { sides, ceiling, floor } = ceilings.lostWatts
          const room = {
            ...ceilings,
            floorAreaM2: share * ceilings.floorAreaM2,
            lostWatts: {
              sides: share * sides,
              ceiling: storey === ceilings.storeys - 1 ? share * ceilings.storeys * ceiling : 0,
              floor: storey === 0 ? share * ceilings.storeys * floor : 0,
            },
          }
          expect(panels).toBeLessThanOrEqual(panelsInComfort({ room, panel: panelIn(estimate, panel) }))
        })
        const proposal = proposalOf({ estimate, panel, rooms: null })
        expect(proposal.panels).toBe(estimate.panels.rated.panels.value)
        const { neededWatts, givenWatts, restWatts, steps } = estimate.comfort
        expect(proposal.givenWatts).toBeCloseTo(givenWatts, 6)
        expect(Math.abs(givenWatts + restWatts - neededWatts)).toBeLessThan(1)
        expect(givenWatts).toBeLessThanOrEqual(225 * proposal.panels + 1e-6)
        steps.reduce((before, step) => {
          expect(step.neededWatts).toBeLessThanOrEqual(before)
          expect(step.yearPence).toBeGreaterThan(0)
          return step.neededWatts
        }, neededWatts)
      }),
      { numRuns: 40 },
    )
  })

  it('say what would make panels enough, one measure after another', () => {
    const { steps, restWatts } = estimateFor({ answers: HOME, basis: SAMPLE_BASIS }).comfort
    expect(restWatts).toBeGreaterThan(2_000)
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

describe('drawn homes', () => {
  const rows = TYPICAL_PLANS.map(({ id }) => {
    const design = designOfPlan(id)
    if (!design) throw new Error(id)
    const drawn = designCalculator(SAMPLE_BASIS).result(design)
    const project = projectResult({
      project: { name: '', home: homeOfDesign(design.home), rooms: design.rooms.map(projectRoom), own: {} },
      basis: SAMPLE_BASIS,
    })
    return { id, drawn, project }
  })

  it.each(rows)('$id has no more panels than its ceilings may have, in both tools', ({ drawn, project }) => {
    project.rooms.forEach((room, index) => {
      if (!room.ok) throw new Error(room.message)
      expect(room.panels.value).toBeLessThanOrEqual(room.allowedPanels)
      expect(drawn.rooms[index]?.panels.length).toBeLessThanOrEqual(room.panels.value)
      expect(room.given.value).toBeLessThanOrEqual(room.panels.value * 225)
    })
    const panels = project.totals?.panels.value ?? NaN
    expect(panels - drawn.panels).toBeLessThanOrEqual(Math.max(1, 0.2 * panels))
    expect(drawn.givenWatts).toBeLessThanOrEqual(drawn.neededWatts)
  })
})

it('bundles have no more panels than a ground-floor room may have, and say what is left', () => {
  for (const { panels, description, roomM2 } of roomBundles(SAMPLE_BASIS)) {
    expect(panels).toBeLessThanOrEqual(roomM2 / 4)
    expect(panels).toBeGreaterThan(0)
    expect(description).toMatch(/The panels can give all of it|Another heater has to supply the rest/)
  }
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

it('the three-bedroom semi of ten places has about the same panels in every tool', () => {
  const design = designOfPlan('semi-1970')
  if (!design) throw new Error('no plan')
  const table = TEN.map(([postcodeArea, value, before]) => {
    const built = BUILT.find((one) => one.value === value)?.value ?? '1967-1975'
    const drawn = { ...design, home: { ...design.home, built, postcodeArea } }
    const laid = designCalculator(SAMPLE_BASIS).result(drawn)
    const home = { ...FIRST_HOME, ...homeOfDesign(drawn.home) }
    const project = projectResult({
      project: { name: '', home, rooms: drawn.rooms.map(projectRoom), own: {} },
      basis: SAMPLE_BASIS,
    })
    const chosen = configure({
      choices: {
        propertyType: 'semi',
        propertySize: '80',
        built,
        currentHeating: 'gas-old',
        installationType: 'whole-home',
        thermostatZones: 'each-room',
        extraPanels: 0,
        fitting: 'yes',
        warrantyExtension: false,
        maintenancePlan: false,
        panel: null,
      },
      basis: SAMPLE_BASIS,
    })
    const { needed, given, panels, price } = project.totals ?? {}
    return {
      home: `${postcodeArea} ${value}`,
      before,
      configurator: chosen.panels,
      professional: panels?.value,
      designer: laid.panels,
      needs: Math.round(needed?.value ?? NaN),
      given: Math.round(given?.value ?? NaN),
      pounds: (price?.value ?? NaN) / 100,
    }
  })
  console.table(table)
  for (const { professional = NaN, designer } of table) expect(professional - designer).toBeLessThanOrEqual(4)
})
