import { describe, expect, it } from 'vitest'

import { readToldHome } from '@/lib/schemas/calculate/told-home'

import { BASIS, BASIS_OF_TWO, LARGE_PANEL } from '../../../tests/fixtures/basis'
import { QUOTED_CHOICES } from '../../../tests/fixtures/quote'
import { designOfPlan } from '../domain/design/design-of-plan'
import { edited } from '../domain/design/edit'
import { calculateCircuits } from './api/circuits'
import { calculateHouse } from './api/house'
import { choicesIn, configuratorFor } from './configurator/choices'
import { configure } from './configurator/configuration'
import { configurationRows } from './configurator/configuration-rows'
import { designMessage, panelInMessage, roomsInMessage } from './designer/design-message'
import { designOfSheet } from './designer/design-of-sheet'
import { designCalculator } from './designer/design-result'
import { electricianNotes } from './designer/electrician-sheet'
import { homeOfDrawing } from './designer/home-of-drawing'
import { sheetOfDesign } from './designer/sheet-of-design'
import { estimateFor } from './engine/estimate'
import { withPanel } from './engine/estimate-basis'
import { queryOf } from './engine/home-query'
import { EXAMPLE_TYPED } from './engine/home-questions'
import { EXAMPLE_PROJECT } from './professional/example-project'
import { limitWords } from './professional/format-circuits'
import { homeOfProject } from './professional/home-of-project'
import { projectResult } from './professional/project-result'
import { startFromHome } from './professional/start-from-home'
import { estimateView } from './quick/estimate-view'
import { homeRows, resultRows } from './quick/result-rows'
import { quoteFrom } from './quote/quote-figures'
import { quoteOfDesign } from './quote/quote-of-design'

const { slug, name, pricePence, powerWatts, panelsPer16aMax } = LARGE_PANEL
const trader = 'Powerboard, Devizes'

describe('the basis', () => {
  it('counts with the first panel unless another on offer is chosen', () => {
    expect(BASIS_OF_TWO.panel).toMatchObject({ slug: BASIS.panel.slug, powerWatts: 225, pricePence: 17_900 })
    expect(BASIS_OF_TWO.panel.source.title).toBe('Our product record of the Powerboard S 225W')
    expect(BASIS.panel.source.title).toBe('Our product record')
    expect(withPanel(BASIS_OF_TWO, slug).panel).toMatchObject({ slug, powerWatts, panelsPer16aMax, pricePence })
    expect(withPanel(BASIS_OF_TWO, slug).otherPanels).toEqual([BASIS_OF_TWO.panel])
    for (const chosen of [null, 'withdrawn', BASIS.panel.slug])
      expect(withPanel(BASIS_OF_TWO, chosen)).toBe(BASIS_OF_TWO)
  })
})

describe('a configuration', () => {
  const of = (panel: string | null) => configure({ choices: { ...QUOTED_CHOICES, panel }, basis: BASIS_OF_TWO })

  it('of a stronger panel has fewer of them, at its price and under its name', () => {
    const [usual, large] = [of(null), of(slug)]
    expect(large.panels).toBeLessThan(usual.panels)
    expect(large.price.lines[0]).toMatchObject({ name: `Panels, ${name}`, eachPence: pricePence })
    expect(configurationRows(large).find(({ label }) => label === 'The configuration')?.value).toContain(
      `panel=${slug}`,
    )
  })

  it('names no panel while there is only one', () =>
    expect(configure({ choices: QUOTED_CHOICES, basis: BASIS }).price.lines[0]?.name).toBe('Panels'))

  it('keeps its panel in a quote', () => {
    const { figures, lines } = quoteFrom({ choices: { ...QUOTED_CHOICES, panel: slug }, basis: BASIS_OF_TWO, trader })
    expect(figures.panelWatts).toBe(powerWatts)
    expect(lines[0]).toMatchObject({ name: `Panels, ${name}`, eachPence: pricePence })
  })
})

describe('a design', () => {
  const design = designOfPlan('semi-1970')
  if (!design) throw new Error('no plan')
  const chosen = edited(design, { type: 'set-home', change: { panel: slug } })
  if (!chosen.ok) throw new Error(chosen.problem)
  const result = designCalculator(BASIS_OF_TWO).result(chosen.design)

  it('lays out the chosen panel, within its limit', () => {
    expect(result.product).toMatchObject({ slug })
    expect(result.watts).toBe(result.panels * powerWatts)
    for (const { panels } of result.circuits) expect(panels).toBeLessThanOrEqual(panelsPer16aMax)
    const sizes = result.rooms.flatMap(({ panels }) =>
      panels.map(({ eastMm, westMm, northMm, southMm }) =>
        [eastMm - westMm, northMm - southMm].toSorted((a, b) => a - b),
      ),
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(new Set(sizes.map((sides) => sides.join(' × ')))).toEqual(new Set(['900 × 1200']))
  })

  it('states its limit to the electrician', () => {
    const limit = `${name}: by the manufacturer’s limit, no more than 8 panels on a 16 A breaker.`
    expect(electricianNotes({ design: chosen.design, result })).toContain(limit)
    expect(electricianNotes({ design, result }).join()).not.toContain('by the manufacturer’s limit')
  })

  it('drops panels placed by hand when another is chosen, and only then', () => {
    const [room] = design.rooms
    if (!room) throw new Error('no room')
    const placed = { ...design, rooms: [{ ...room, panels: [] }] }
    const panelsAfter = (panel: string | null) => {
      const edit = edited(placed, { type: 'set-home', change: { panel } })
      return edit.ok ? edit.design.rooms[0]?.panels : undefined
    }
    expect(panelsAfter(null)).toEqual([])
    expect(panelsAfter(slug)).toBeNull()
  })

  it('is quoted with its panel', () => {
    const message = designMessage({ design: chosen.design, result })
    const rooms = roomsInMessage(message)
    if (!rooms) throw new Error('no rooms')
    expect(panelInMessage(message)).toBe(name)
    const quoted = quoteOfDesign({ rooms, panelName: panelInMessage(message), basis: BASIS_OF_TWO, trader })
    expect(quoted.figures.panelWatts).toBe(powerWatts)
    expect(quoted.lines[0]).toMatchObject({ name: `Panels, ${name}`, eachPence: pricePence })
  })

  it('names no panel in its message while none is chosen', () =>
    expect(panelInMessage(designMessage({ design, result: designCalculator(BASIS).result(design) }))).toBeNull())
})

describe('circuits', () => {
  it('of a project have the limit of the panel, which its sentence states', () => {
    const basis = withPanel(BASIS_OF_TWO, slug)
    const { circuits } = projectResult({ project: EXAMPLE_PROJECT, basis })
    if (!circuits) throw new Error('no circuits')
    expect(limitWords(circuits)).toBe('8 panels each, which is the manufacturer’s limit')
    for (const { panels, load } of circuits.schedule) expect([panels <= 8, load.isAllowed]).toEqual([true, true])
    const usual = projectResult({ project: EXAMPLE_PROJECT, basis: BASIS }).circuits
    expect(usual && limitWords(usual)).toBe('13 panels each, which is the manufacturer’s limit')
  })

  it('say so where the breaker allows fewer than the manufacturer', () => {
    const strong = { ...BASIS, panel: { ...BASIS.panel, powerWatts: 350 } }
    const { circuits } = projectResult({ project: EXAMPLE_PROJECT, basis: strong })
    expect(circuits && limitWords(circuits)).toBe('9 panels each, which is what the breaker carries')
  })

  it.each([
    [{}, 2],
    [{ panelWatts: powerWatts }, 2],
    [{ panelWatts: powerWatts, panelsPerCircuit: 4 }, 4],
  ])('asked for with %j have the limit of that panel', (asked, circuits) =>
    expect(calculateCircuits({ panels: 16, basis: BASIS_OF_TWO, ...asked })).toMatchObject({
      ok: true,
      answer: { result: { circuits } },
    }),
  )

  it('are refused above the limit of the panel', () =>
    expect(calculateCircuits({ panels: 16, panelWatts: powerWatts, panelsPerCircuit: 9, basis: BASIS_OF_TWO })).toEqual(
      { ok: false, errors: [{ path: 'panelsPerCircuit', message: 'Must be a whole number from 1 to 8' }] },
    ))
})

it('a house is priced with the panel of the stated power', () => {
  const home = {
    nation: 'england',
    ageBand: 'D',
    outdoor: { from: 'value', outdoorC: -2 },
    air: { method: 'current', draughtiness: 'typical' },
    neighbours: 'as-warm',
  } as const
  const wall = {
    id: 'wall',
    kind: 'wall',
    areaM2: 20,
    u: { from: 'value', wattsPerM2K: 1 },
    beyond: { space: 'outside' },
  } as const
  const rooms = [{ id: 'lounge', kind: 'living', floorAreaM2: 20, heightM: 2.4, elements: [wall] }] as const
  const priceOf = (panelWatts?: number) => {
    const found = calculateHouse({ home, rooms, panelWatts, basis: BASIS_OF_TWO })
    return found.ok ? found.answer.result.pricePence : undefined
  }
  expect(priceOf(powerWatts)).not.toBe(priceOf())
  expect(priceOf(225)).toBe(priceOf())
  expect(priceOf(300)).toBeNull()
})

describe('a panel chosen in one tool', () => {
  const query = queryOf({ ...EXAMPLE_TYPED, panel: slug })
  const told = readToldHome(query)
  if (!told) throw new Error('nothing told')
  const started = startFromHome({ told, basis: BASIS_OF_TWO })
  const design = designOfSheet(started.sheet)
  if (!design) throw new Error('nothing drawn')

  it('is counted in the quick calculator', () => {
    const estimate = estimateFor({ answers: told.answers, basis: BASIS_OF_TWO })
    const usual = estimateFor({ answers: { ...told.answers, panel: undefined }, basis: BASIS_OF_TWO })
    expect(estimate.panels.rated.panels.value).toBeLessThan(usual.panels.rated.panels.value)
    expect(estimateView(estimate).panelWatts).toBe(powerWatts)
  })

  it('is called by its name in what staff read', () => {
    const typed = { ...EXAMPLE_TYPED, panel: slug }
    const estimate = estimateFor({ answers: told.answers, basis: BASIS_OF_TWO })
    const view = estimateView(estimate)
    for (const rows of [
      homeRows({ typed, basis: BASIS_OF_TWO, estimate }),
      resultRows({ typed, basis: BASIS_OF_TWO, view, isOwnRefused: false }),
    ]) {
      expect(rows[0]?.value).toContain(`panel chosen: ${name}`)
      expect(rows[0]?.value).not.toContain(slug)
    }
  })

  it('goes on to the configurator, the professional calculator and the designer', () => {
    expect(
      choicesIn(Object.fromEntries(new URL(configuratorFor(query), 'https://a.example').searchParams)),
    ).toMatchObject({
      panel: slug,
    })
    expect(projectResult({ project: started.project, basis: BASIS_OF_TWO }).shared.panel).toMatchObject({ slug })
    expect(designCalculator(BASIS_OF_TWO).result(design).product).toMatchObject({ slug })
    expect(sheetOfDesign(design).home.panel).toBe(slug)
  })

  it('comes back from them when it is changed', () => {
    const back = { ...started.project, home: { ...started.project.home, panel: undefined } }
    expect(homeOfProject(back, started.project)?.['panel']).toBe('')
    expect(homeOfProject(started.project, started.project)?.['panel']).toBe(slug)
    expect(homeOfDrawing({ ...design, home: { ...design.home, panel: null } })['panel']).toBe('')
    expect(homeOfDrawing(design)['panel']).toBe(slug)
    const redrawn = sheetOfDesign({ ...design, home: { ...design.home, panel: null } })
    expect(redrawn.home.panel).toBeUndefined()
  })
})
