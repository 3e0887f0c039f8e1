import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it, test } from 'vitest'

import { airChangesOf } from '@/lib/domain/building/heat-loss/air-changes'
import {
  bridgingLossWPerK,
  differenceK,
  elementLossWPerK,
  heatKwh,
  temperatureFactor as lossFactor,
  ventilationLossWPerK,
} from '@/lib/domain/building/heat-loss/losses'
import { panelsForPower } from '@/lib/domain/building/heat-loss/panels'
import { lossShares } from '@/lib/domain/building/heat-loss/shares'
import { outerEdgeM } from '@/lib/domain/building/home/shape'
import { withInsulation } from '@/lib/domain/building/u-values/added-insulation'
import { ageBandOf } from '@/lib/domain/building/u-values/age-bands'
import { solidFloorU, suspendedFloorU } from '@/lib/domain/building/u-values/ground-floors'
import { loftU } from '@/lib/domain/building/u-values/roofs'
import { solidBrickU, stoneU } from '@/lib/domain/building/u-values/solid-walls'
import { wallU } from '@/lib/domain/building/u-values/walls'
import { degreeDays, degreeDaysOfYear } from '@/lib/domain/climate/degree-days'
import { judgeAsymmetry, judgeCeiling } from '@/lib/domain/comfort/asymmetry'
import { comfortMap } from '@/lib/domain/comfort/comfort-map'
import { meanRadiantC } from '@/lib/domain/comfort/mean-radiant'
import { dewPointC, humidityAfter } from '@/lib/domain/comfort/moisture/humidity'
import { temperatureFactor } from '@/lib/domain/comfort/moisture/mould-risk'
import { operativeC, operativeWeights } from '@/lib/domain/comfort/operative'
import { predictedVote } from '@/lib/domain/comfort/pmv'
import { depthOfRise, radiantRise } from '@/lib/domain/comfort/radiant-field/radiant-rise'
import { planeViewFactor, sphereViewFactor } from '@/lib/domain/comfort/radiant-field/view-factor'
import { patchOfFace, patchOfPiece } from '@/lib/domain/comfort/room'
import { sourcesOf } from '@/lib/domain/comfort/scene'
import { insideSurfaceC } from '@/lib/domain/comfort/surface-temperature'
import { thinnestCable } from '@/lib/domain/electrical/circuits/cable-capacity'
import { circuitLoad, panelsAllowedOn } from '@/lib/domain/electrical/circuits/circuit-load'
import { scheduleCircuits, unmetChoices } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { groupingFactor } from '@/lib/domain/electrical/circuits/grouping'
import { countCircuits, packRooms } from '@/lib/domain/electrical/circuits/pack-rooms'
import { panelsOnABreaker } from '@/lib/domain/electrical/circuits/panel-limit'
import { circuitsFor, planCircuits } from '@/lib/domain/electrical/circuits/plan-circuits'
import { checkSupply } from '@/lib/domain/electrical/circuits/supply-check'
import { voltDrop } from '@/lib/domain/electrical/circuits/volt-drop'
import { blendedPencePerKwh } from '@/lib/domain/energy-costs/blended-price'
import { breakEvenNightShare, breakEvenReduction } from '@/lib/domain/energy-costs/break-even'
import { kgOfEnergy } from '@/lib/domain/energy-costs/carbon-of-energy'
import { pencePerKwhOfHeat } from '@/lib/domain/energy-costs/heat-price'
import { hourlyCostPence } from '@/lib/domain/energy-costs/hourly-cost'
import { yearCost } from '@/lib/domain/energy-costs/year-cost'
import { installedPrice } from '@/lib/domain/estimate/installed-price'
import { netPresentValue, payback } from '@/lib/domain/estimate/payback'
import { panelsForWatts, roughHeatLossWatts } from '@/lib/domain/estimate/project-panels'
import { compareWithRule } from '@/lib/domain/estimate/rule-compared'
import { sizeByRule } from '@/lib/domain/estimate/rule-of-thumb'
import { sapRating } from '@/lib/domain/estimate/sap-rating'
import { backHeat } from '@/lib/domain/panel/back-loss'
import { frontOutput } from '@/lib/domain/panel/front-output'
import { radiantC } from '@/lib/domain/panel/panel-radiance'
import { heatedZone, powerDensity } from '@/lib/domain/panel/power-density'
import { netRadiantFlux, peakWavelengthMicrons } from '@/lib/domain/panel/radiation'
import { resistorPower } from '@/lib/domain/panel/resistor'
import { surfaceTemperature } from '@/lib/domain/panel/surface-temperature'
import { warmUpMinutes, warmUpRise } from '@/lib/domain/panel/warm-up'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

type Sum = { name: string; run: (given: never) => unknown; given: unknown; unchecked: readonly string[] }

/** A calculation with valid input; `unchecked` lists paths of numbers without a range, such as 'point.x'. */
const sum = <Given>(run: (given: Given) => unknown, given: Given, unchecked: readonly string[] = []): Sum => ({
  name: run.name,
  run,
  given,
  unchecked,
})

const room = { lengthM: 4, widthM: 3, heightM: 2.4 }
const scene = {
  room,
  facesC: { floor: 18, ceiling: 19, west: 18, east: 18, south: 18, north: 18 },
  pieces: [{ on: 'ceiling', x: [1, 2.2], y: [1, 1.6], surfaceC: 90 }],
} as const
const patch = { plane: 'z', at: 2.4, x: [0, 1.2], y: [0, 0.6] } as const
const floor = { floorAreaM2: 40, perimeterM: 14, wallThicknessM: 0.3, floorResistanceM2KPerW: 0.5 }

/** A point or a rectangle may be anywhere in a plane; its distance and its sides have ranges. */
const IN_PLANE = ['point.x', 'point.y', 'patch.x.0', 'patch.x.1', 'patch.y.0', 'patch.y.1']

const SUMS: readonly Sum[] = [
  sum(kgOfEnergy, { kwh: 1_000, kgPerKwh: 0.2 }),
  sum(circuitLoad, { panels: 5, panelWatts: 225, limit: 13, volts: 230, breakerAmps: 16 }),
  sum(panelsAllowedOn, { breakerAmps: 16, limit: 13 }),
  sum(scheduleCircuits, {
    rooms: [
      { id: 'r1', panels: 5 },
      { id: 'r2', panels: 9 },
    ],
    panelWatts: 225,
    limit: 13,
  }),
  sum(unmetChoices, { rooms: [{ id: 'r1', panels: 5 }], panelWatts: 225, limit: 13 }),
  sum(groupingFactor, 3),
  sum(panelsOnABreaker, { panelWatts: 225, limit: 13 }),
  sum(circuitsFor, { panels: 14, cap: 13 }),
  sum(countCircuits, { panels: [14], cap: 13 }),
  sum(packRooms, { rooms: [{ id: 'lounge', panels: 14 }], cap: 13 }, ['rooms.0.id']),
  sum(planCircuits, { panels: 14, panelWatts: 225, cap: 13, volts: 230 }),
  sum(checkSupply, { supplyAmps: 80, heatingWatts: 3_000, otherWatts: [4_600, 9_500], volts: 230 }),
  sum(voltDrop, { millivoltsPerAmpMetre: 18, amps: 12, lengthM: 15, supplyVolts: 230 }),
  sum(thinnestCable, { amps: 12, lengthM: 15, method: '101' }),
  sum(panelsForWatts, { watts: 9_000, panelWatts: 225 }),
  sum(roughHeatLossWatts, { wattsPerM2: 50, areaM2: 640, ceilingM: 3.2 }),
  sum(degreeDays, { meanC: 5, days: 30 }),
  sum(
    degreeDaysOfYear,
    Array.from({ length: 12 }, () => 8),
  ),
  sum(judgeAsymmetry, { asymmetryK: 4, unevenness: 'warm-ceiling' }),
  sum(judgeCeiling, 4),
  sum(comfortMap, { scene, heightM: 1.1, airC: 20, airSpeed: 0.1, stepM: 0.5 }),
  sum(meanRadiantC, [
    { share: 0.4, surfaceC: 20 },
    { share: 0.6, surfaceC: 30 },
  ]),
  sum(operativeC, { airC: 20, radiantC: 21, airSpeed: 0.1 }),
  sum(operativeWeights, 0.1),
  sum(predictedVote, { airC: 21, radiantC: 22, airSpeed: 0.1, relativeHumidityPct: 50, met: 1.2, clo: 1 }),
  sum(patchOfFace, { room, face: 'floor' }),
  sum(patchOfPiece, { room, piece: { on: 'ceiling', x: [1, 2.2], y: [1, 1.6] } }),
  sum(sourcesOf, scene),
  sum(insideSurfaceC, { airC: 20, outsideC: 0, uValue: 1.4, surfaceResistance: 0.13 }),
  sum(airChangesOf, {
    kind: 'living',
    ageBand: 'F',
    air: { method: 'legacy', category: 'B' },
    hasWindow: true,
    isExposed: true,
    volumeM3: 30,
  }),
  sum(bridgingLossWPerK, { bridgingY: 0.1, areaM2: 30 }),
  sum(differenceK, { indoorC: 21, outdoorC: -3 }),
  sum(elementLossWPerK, { areaM2: 10, wattsPerM2K: 1.4, factor: 1 }),
  sum(heatKwh, { heatLossWPerK: 200, degreeDays: 2_400, useFactor: 0.8 }),
  sum(lossFactor, { indoorC: 21, beyondC: 10, outdoorC: -3 }),
  sum(ventilationLossWPerK, { airChangesPerHour: 1, volumeM3: 30 }),
  sum(panelsForPower, { watts: 3_000, panelWatts: 225 }),
  sum(compareWithRule, { heatLossWatts: 3_000, floorAreaM2: 40, built: 'before-1975', panelWatts: 225 }),
  sum(sapRating, { poundsAYear: 600, floorAreaM2: 80 }),
  sum(lossShares, { parts: [], differenceK: 24 }),
  sum(outerEdgeM, { footprintM2: 45, proportion: 1.4, longSides: 2, shortSides: 1 }, ['longSides', 'shortSides']),
  sum(dewPointC, { airC: 20, relativeHumidityPct: 50 }),
  sum(humidityAfter, { fromC: 20, toC: 12, relativeHumidityPct: 50 }),
  sum(temperatureFactor, { uValue: 1.4, element: 'wall' }),
  sum(backHeat, { areaM2: 0.72, uValue: 0.2, surfaceC: 90, behindC: 5 }),
  sum(frontOutput, {
    surfaceC: 90,
    areaM2: 0.72,
    emissivity: 0.9,
    convectionWattsPerM2K: 1,
    surroundingsC: 20,
    airC: 20,
  }),
  sum(radiantC, { surfaceC: 62, emissivity: 0.9, airC: 20 }),
  sum(surfaceTemperature, {
    watts: 200,
    areaM2: 0.72,
    emissivity: 0.9,
    convectionWattsPerM2K: 1,
    surroundingsC: 20,
    airC: 20,
  }),
  sum(heatedZone, { watts: 225, wattsPerM2: 300, widthM: 0.6 }),
  sum(powerDensity, { watts: 225, areaM2: 0.72 }),
  sum(netRadiantFlux, { emissivity: 0.9, surfaceC: 90, surroundingsC: 20 }),
  sum(peakWavelengthMicrons, 90),
  sum(resistorPower, { volts: 230, ohms: 235 }),
  sum(warmUpMinutes, { massKg: 5, heatCapacityJoulesPerKgK: 900, watts: 225, riseK: 60 }),
  sum(warmUpRise, { massKg: 5, heatCapacityJoulesPerKgK: 900, watts: 225, minutes: 10 }),
  sum(installedPrice, { panels: 9, panelPence: 28_900, deliveryPence: 15_000, installPencePerPanel: 15_000 }),
  sum(netPresentValue, { outlayPence: 100_000, savingPence: 10_000, growth: 0.02, discount: 0.03, years: 20 }),
  sum(payback, { outlayPence: 100_000, savingPence: 10_000, growth: 0.02 }),
  sum(radiantRise, { point: { x: 0, y: 0, z: 1 }, panels: [patch], panelC: 90, roomC: 19 }, [
    'point.x',
    'point.y',
    'panels.0.x.0',
    'panels.0.x.1',
    'panels.0.y.0',
    'panels.0.y.1',
  ]),
  sum(depthOfRise, { x: 0, y: 0, riseK: 1, deepest: 2.4, panels: [{ ...patch, at: 0 }], panelC: 90, roomC: 19 }, [
    'x',
    'y',
    'riseK',
    'panels.0.x.0',
    'panels.0.x.1',
    'panels.0.y.0',
    'panels.0.y.1',
  ]),
  sum(planeViewFactor, { point: { x: 0, y: 0, z: 1 }, patch, facing: '+z' }, IN_PLANE),
  sum(sphereViewFactor, { point: { x: 0, y: 0, z: 1 }, patch }, IN_PLANE),
  sum(blendedPencePerKwh, [
    { share: 0.4, pencePerKwh: 15 },
    { share: 0.6, pencePerKwh: 30 },
  ]),
  sum(breakEvenReduction, { ownPence: 100, otherPence: 60 }),
  sum(breakEvenNightShare, { singlePence: 26, nightPence: 14, dayPence: 29 }),
  sum(hourlyCostPence, { powerWatts: 225, pencePerKwh: 26 }),
  sum(yearCost, { kwh: 4_000, pencePerKwh: 26, pencePerDay: 30 }),
  sum(pencePerKwhOfHeat, { pencePerKwh: 26, heatPerUnit: 3 }),
  sum(sizeByRule, { floorAreaM2: 40, built: 'before-1975', panelWatts: 225 }),
  sum(withInsulation, { wattsPerM2K: 1.4, insulationMm: 100 }),
  sum(ageBandOf, { year: 1965, nation: 'england' }),
  sum(solidFloorU, { ...floor, groundWPerMK: 1.5 }),
  sum(suspendedFloorU, { ...floor, groundWPerMK: 1.5 }),
  sum(loftU, { insulationMm: 100 }),
  sum(solidBrickU, { thicknessMm: 220 }),
  sum(stoneU, { stone: 'sandstone', thicknessMm: 500 }),
  sum(wallU, { kind: 'solid-brick', band: 'B', nation: 'england', thicknessMm: 220 }),
]

/** The numbers in an input, by path: '', 'scene.room.lengthM'. */
function numberPaths(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...at]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => numberPaths(child, [...at, key]))
}

function withNumber(value: unknown, [key, ...rest]: readonly string[], number: number): unknown {
  if (key === undefined) return number
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withNumber(item, rest, number) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, name === key ? withNumber(item, rest, number) : item]),
  )
}

const WRONG = [NaN, Infinity, -Infinity, 1e12, -1e12]

describe.each(SUMS)('$name', ({ run, given, unchecked }) => {
  const paths = numberPaths(given).map((keys) => keys.join('.'))

  it('accepts valid input', () => expect(() => run(given as never)).not.toThrow())

  it.each(paths.filter((keys) => !unchecked.includes(keys)))('rejects an out-of-range %s', (keys) => {
    for (const wrong of WRONG)
      expect(() => run(withNumber(given, keys === '' ? [] : keys.split('.'), wrong) as never), String(wrong)).toThrow(
        OutOfRange,
      )
  })
})

/** Calculations on quantities, homes or tables, which reject what the calculations inside them reject. */
const OF_OTHER_SUMS = [
  'annualHeat',
  'bandsOf',
  'circuitsWorking',
  'comfortWorking',
  'compareHouseWithRule',
  'compareSystems',
  'derived',
  'elementLoss',
  'given',
  'globeRadiation',
  'groundFloorQuantity',
  'groundFloorU',
  'houseHeatLoss',
  'judgePanels',
  'layOut',
  'layOutIn',
  'moistureWorking',
  'panelOutput',
  'planAsymmetryK',
  'planComfort',
  'quickEstimate',
  'ratingQuantity',
  'roofYieldKwh',
  'roomAirLoss',
  'roomHeatLoss',
  'roomRadiation',
  'sceneOf',
  'seatedAsymmetry',
  'solarYear',
  'surfacesOf',
  'temperaturesInView',
  'typicalHome',
  'voltDropWorking',
]

const DOMAIN = path.join(import.meta.dirname, '../../src/lib/domain')
const PROMISE = /\/\*\*(?:(?!\*\/)[^])*Throws[\s*]+OutOfRange(?:(?!\*\/)[^])*\*\/\nexport (?:function|const) (\w+)/g

test('every calculation of the domain that documents a range check is listed', () => {
  const sources = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const promised = sources.flatMap((file) =>
    [...readFileSync(path.join(DOMAIN, file), 'utf8').matchAll(PROMISE)].map(([, name]) => name),
  )
  expect(new Set(promised)).toEqual(new Set([...SUMS.map(({ name }) => name), ...OF_OTHER_SUMS]))
})
