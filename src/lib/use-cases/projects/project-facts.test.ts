import { expect, test } from 'vitest'

import type { ProjectAnalysis } from '@/lib/domain/leads/project-facts'

import { factsOfProject } from './project-facts'

const PROJECT = {
  buildingSpecs: { type: 'school', postcode: 'SN10 1AA', floorAreaM2: 640, ceilingHeightM: 3.2, built: '1967-1975' },
  heatingRequirements: { notes: 'Cold' },
  solarRequirements: { kwp: 12 },
  aiAnalysis: null,
}
const analysis = (state: 'proposed' | 'confirmed'): ProjectAnalysis => ({
  facts: [
    { id: '1.1', key: 'floorArea', label: '', value: '1,240 m²', page: 1, line: '', document: '', state },
    { id: '1.2', key: 'heatLoss', label: '', value: '38.5 kW', page: 1, line: '', document: '', state },
  ],
  unreadable: [],
})

test('the facts come from the form until staff confirm others', () => {
  const typed = {
    postcodeArea: 'SN',
    buildingType: 'school',
    areaM2: 640,
    ceilingM: 3.2,
    built: '1967-1975',
    heatLossKw: undefined,
    kwp: 12,
  }
  expect(factsOfProject(PROJECT)).toEqual(typed)
  expect(factsOfProject({ ...PROJECT, aiAnalysis: analysis('proposed') as never })).toEqual(typed)
  expect(factsOfProject({ ...PROJECT, aiAnalysis: analysis('confirmed') as never })).toEqual({
    ...typed,
    areaM2: 1_240,
    heatLossKw: 38.5,
  })
})

test('a record written by another program has no facts', () => {
  expect(factsOfProject({ ...PROJECT, buildingSpecs: { type: 'castle' } })).toBeNull()
})
