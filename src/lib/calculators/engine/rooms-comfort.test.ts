import { describe, expect, it } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import type { Project, ProjectElement } from '@/lib/domain/estimate/project'

import { homeOfDesign, projectRoom } from '../designer/project-of-design'
import { projectResult } from '../professional/project-result'
import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { roomsComfort } from './rooms-comfort'

const DESIGN = designOfPlan('semi-1970')
if (!DESIGN) throw new Error('no plan')
const PROJECT: Project = {
  name: '',
  home: homeOfDesign(DESIGN.home),
  rooms: DESIGN.rooms.map(projectRoom),
  own: {},
}

function comfortOf(project: Project, yearPence: number | null = 100_000) {
  const { rooms, shared } = projectResult({ project, basis: SAMPLE_BASIS })
  return roomsComfort({ rooms: rooms.filter((room) => room.ok), shared, yearPence })
}

const measuresOf = (project: Project) => comfortOf(project).steps.map(({ measures }) => measures.at(-1))
const withElements = (change: (element: ProjectElement) => Partial<ProjectElement>): Project => ({
  ...PROJECT,
  rooms: PROJECT.rooms.map((room) => ({
    ...room,
    elements: room.elements.map((element) => ({ ...element, ...change(element) })),
  })),
})
const withHome = (home: Partial<Project['home']>): Project => ({ ...PROJECT, home: { ...PROJECT.home, ...home } })

describe('what would make panels enough in known rooms', () => {
  it('is tried in the order of usual cost, until panels are enough', () => {
    const { steps, neededWatts, restWatts } = comfortOf(PROJECT)
    expect(measuresOf(PROJECT)).toEqual(['draughts', 'loft', 'cavity', 'windows', 'solid-floor'])
    expect(restWatts).toBeGreaterThan(1_000)
    expect(steps.at(-1)?.restWatts).toBe(0)
    steps.reduce(
      (before, step) => {
        expect(step.neededWatts).toBeLessThanOrEqual(before.neededWatts)
        expect(step.yearPence).toBeLessThan(before.yearPence ?? NaN)
        expect(step.pricePence).toBe(step.panels * (SAMPLE_BASIS.panel.pricePence + 15_000) + 15_000)
        return step
      },
      { neededWatts, yearPence: 100_000 } as (typeof steps)[number],
    )
  })

  it('gives the heat of the same rooms when they are built that way', () => {
    const { steps } = comfortOf(withHome({ draughtiness: 'draughty' }))
    const tight = comfortOf(withHome({ draughtiness: 'tight' }))
    expect(steps[0]).toMatchObject({ measures: ['draughts'] })
    expect(steps[0]?.neededWatts).toBeCloseTo(tight.neededWatts, 6)
    expect(steps[0]?.panels).toBe(
      projectResult({ project: withHome({ draughtiness: 'tight' }), basis: SAMPLE_BASIS }).totals?.panels.value,
    )
  })

  it('lines solid walls, and fills no cavity that they do not have', () => {
    const solid = withHome({ fabric: { ...PROJECT.home.fabric, wall: 'wall.solid-brick-330' } })
    expect(measuresOf(solid)).toContain('lining')
    expect(measuresOf(solid)).not.toContain('cavity')
    expect(measuresOf(withHome({ fabric: { ...PROJECT.home.fabric, wall: 'wall.cavity-filled' } }))).not.toContain(
      'lining',
    )
  })

  it('leaves what the user has entered, and walls inside', () => {
    const own = withElements(({ kind }) => (kind === 'window' ? { construction: 'own', wattsPerM2K: 4.8 } : {}))
    expect(measuresOf(own)).not.toContain('windows')
    const inside = withElements(({ kind }) => (kind === 'wall' ? { beyond: 'unheated' } : {}))
    expect(measuresOf(inside)).not.toContain('cavity')
    const aired = { ...PROJECT, rooms: PROJECT.rooms.map((room) => ({ ...room, airChangesPerHour: 1 })) }
    expect(measuresOf(aired)).not.toContain('draughts')
  })

  it('insulates no loft above a flat roof', () =>
    expect(measuresOf(withHome({ fabric: { ...PROJECT.home.fabric, roof: 'roof.flat' } }))).not.toContain('loft'))

  it('has no year without that of the home', () => expect(comfortOf(PROJECT, null).steps[0]?.yearPence).toBeNull())

  it('is nothing where panels are enough', () =>
    expect(comfortOf(withHome({ built: '2012-2022' }))).toMatchObject({ restWatts: 0, steps: [], metRooms: 8 }))
})
