import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { type ComfortView, USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import type { Design } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import type { CartProduct } from '@/lib/schemas/cart'

import { CircuitField } from './circuit-field'
import { ComfortLegend } from './comfort-legend'
import { engine, type Outcome } from './designer-engine'
import { MeasuringSheet } from './measuring-sheet'
import { outcomeSteps } from './outcome-runner'
import { PlanDrawing } from './plan-drawing'
import { RoomFields } from './room-fields'
import { RoomList } from './room-list'
import { SectionFigure } from './section-figure'
import { StartOptions } from './start-options'
import { StoreyFigure } from './storey-figure'
import { TotalsSheet } from './totals-sheet'

const design = designOfPlan('flat')
if (!design) throw new Error('no plan')
const step = outcomeSteps(SAMPLE_BASIS)
const outcomeOf = (drawn: Design): Outcome => {
  for (;;) {
    const found = step(drawn, USUAL_VIEW)
    if (found) return found
  }
}
const outcome = outcomeOf(design)
const [room] = design.rooms
const [found] = outcome.result.rooms
if (!room || !found) throw new Error('no room')
const ignore = () => undefined
type TracingProps = Parameters<typeof PlanDrawing>[0]['tracing']
type RulerProps = Parameters<typeof PlanDrawing>[0]['ruler']
const refuseNothing = () => null

/** Before the size on screen is known. */
const FRAME: Parameters<typeof PlanDrawing>[0]['frame'] = {
  svg: { current: null },
  shown: null,
  size: null,
  isZoomed: false,
  zoomIn: ignore,
  zoomOut: ignore,
  showAll: ignore,
  show: ignore,
  handlers: {
    onPointerDownCapture: ignore,
    onPointerMoveCapture: ignore,
    onPointerUpCapture: ignore,
    onPointerCancelCapture: ignore,
  },
}

const noPicture = { underlay: null, line: null, change: ignore, setLine: ignore }

type PlanOptions = Partial<{
  comfortPercent: number
  chosenRoom: typeof room
  tracing: TracingProps
  ruler: RulerProps
  of: Outcome
}>

function plan({
  comfortPercent = 50,
  chosenRoom = room,
  tracing = noPicture,
  ruler = null,
  of = outcome,
}: PlanOptions) {
  return renderToStaticMarkup(
    <PlanDrawing
      rooms={design?.rooms ?? []}
      settledRooms={design?.rooms ?? []}
      room={chosenRoom}
      chosen={null}
      outcome={of}
      comfortPercent={comfortPercent}
      keepsAngles
      person={{ xMm: 1_000, yMm: 1_000 }}
      apply={refuseNothing}
      onChoose={ignore}
      onPerson={ignore}
      feels="Feels +1.3 K"
      cutMm={null}
      onCut={ignore}
      tracing={tracing}
      ruler={ruler}
      frame={FRAME}
    />,
  )
}

const countOf = (text: string, searched: string) => text.split(searched).length - 1

it('the plan has a handle for every corner, panel, room and person of the chosen room', () => {
  const drawn = plan({})
  expect(countOf(drawn, 'aria-label="Corner ')).toBe(4)
  expect(countOf(drawn, 'aria-label="Panel ')).toBe(found.panels.length)
  expect(countOf(drawn, 'move the whole room"')).toBe(1)
  expect(countOf(drawn, 'aria-label="Person in ')).toBe(1)
  expect(drawn).not.toContain('NaN')
  expect(countOf(drawn, 'aria-label="Wall ')).toBe(4)
  expect(drawn).toContain(`aria-label="Wall 1 of ${room.name}, 5.20 m"`)
  expect(countOf(drawn, '<clipPath')).toBe(design.rooms.length + 1)
})

it('obstacles have handles too', () => {
  if (!room) throw new Error('no room')
  const area = { westMm: 1_000, eastMm: 1_200, southMm: 1_000, northMm: 1_200 }
  const lit = { ...room, obstacles: [{ id: 'light-1', kind: 'light' as const, area }] }
  expect(plan({ chosenRoom: lit })).toContain('aria-label="Light in Living room"')
})

it('windows and doors have handles along their walls', () => {
  expect(countOf(plan({}), 'aria-label="Window in wall 1 of Living room"')).toBe(
    room.openings.filter(({ wall, kind }) => wall === 0 && kind === 'window').length,
  )
  const door = { id: 'door-9', kind: 'door' as const, wall: 1, fromMm: 0, widthMm: 900, sillMm: 0, heightMm: 2_050 }
  expect(plan({ chosenRoom: { ...room, openings: [door] } })).toContain('aria-label="Door in wall 2 of Living room"')
})

it('a picture shows through the rooms above it, and has two points to scale it by', () => {
  const underlay = {
    picture: { href: 'data:image/jpeg;base64,AA==', widthPx: 800, heightPx: 600 },
    storey: 0,
    placing: { at: { xMm: -1_000, yMm: 9_000 }, mmPerPx: 20, turnedRad: 0 },
    opacityPercent: 60,
  }
  const line = [
    { xMm: 0, yMm: 0 },
    { xMm: 4_000, yMm: 0 },
  ] as const
  const drawn = plan({ tracing: { ...noPicture, underlay, line } })
  expect(drawn).toContain('transform="matrix(20 0 0 20 -1000 -9000)"')
  expect(drawn.indexOf('<image')).toBeLessThan(drawn.indexOf('fill-opacity="0.4"'))
  expect(countOf(drawn, 'aria-label="First point"')).toBe(1)
  expect(countOf(drawn, 'aria-label="Move the picture"')).toBe(1)
  expect(plan({ tracing: { ...noPicture, underlay } })).not.toContain('Second point')
  expect(plan({})).not.toContain('fill-opacity')
})

it('the ruler shows the distance between its two ends, which are handles', () => {
  expect(plan({})).not.toContain('Ruler')
  const ruled = plan({
    ruler: {
      line: [
        { xMm: 0, yMm: 0 },
        { xMm: 3_000, yMm: 4_000 },
      ],
      onLine: ignore,
    },
  })
  expect(ruled).toMatch(/aria-label="Ruler, first end, 5\.00\sm"/)
  expect(ruled).toMatch(/aria-label="Ruler, second end, 5\.00\sm"/)
  expect(ruled).toMatch(/<text[^>]*>5\.00\sm<\/text>/)
})

it('comfort is drawn only over its share of the plan', () => {
  expect(plan({ comfortPercent: 0 })).not.toContain('#2a1127')
  expect(plan({ comfortPercent: 50 })).toContain('#2a1127')
})

it('the section shows its bands and says how warm it feels', () => {
  const section = (props: { cutMm?: number; view?: ComfortView }) =>
    renderToStaticMarkup(
      <SectionFigure
        room={room}
        found={found}
        person={{ xMm: 1_000, yMm: 1_500 }}
        cutMm={props.cutMm ?? null}
        sectionOf={engine.sectionOf}
        view={props.view ?? USUAL_VIEW}
        feels="Feels +1.3 K"
      />,
    )
  expect(section({})).toContain('where the person is: Feels +1.3 K')
  expect(section({})).not.toContain('NaN')
  expect(section({ cutMm: 3_000 })).toContain('where you point')
  expect(section({ cutMm: 3_000 })).not.toContain('<circle')
  expect(section({})).not.toContain('6+ K')
  expect(section({ view: { posture: 'standing', shows: 'vote' } })).toContain('6+ K')
})

it('the legend has the key, and a table of what the map shows', () => {
  const shownIn = (view: Partial<ComfortView>): Outcome => {
    let shown = step(design, { ...USUAL_VIEW, ...view })
    while (!shown) shown = step(design, { ...USUAL_VIEW, ...view })
    return shown
  }
  const legend = (shown: Outcome) =>
    renderToStaticMarkup(<ComfortLegend outcome={shown} storey={0} feels="Feels +1.3 K" coldFeels="" />)
  expect(countOf(legend(outcome), '<tr')).toBe(design.rooms.length + 1)
  expect(legend(outcome)).toContain('6+ K')
  expect(legend(shownIn({ posture: 'standing', shows: 'asymmetry' }))).toMatch(/8\+ K.*[45]\.\d\sK/)
  expect(legend(shownIn({ posture: 'lying', shows: 'vote' }))).toContain('−1.7')
  const low = { ...outcome, view: { ...USUAL_VIEW, posture: 'standing' as const }, fields: new Map() }
  expect(legend(low)).toContain('No headroom to stand everywhere')
})

it('the storey is shown from above with its warmth, and the saved picture keeps its colours', () => {
  const drawn = renderToStaticMarkup(<StoreyFigure outcome={outcome} storey={0} />)
  expect(drawn).toContain(`aria-label="Seen from above and one side: ${room.name}`)
  expect(countOf(drawn, '<clipPath')).toBe(design.rooms.length)
  expect(drawn).toContain('fill="#2a1127"')
  expect(countOf(drawn, 'fill-opacity="0.92"')).toBe(outcome.result.panels)
  expect(drawn).not.toContain('NaN')
  expect(renderToStaticMarkup(<StoreyFigure outcome={outcome} storey={3} />)).toBe('')
})

it('the list has every room, and the fields everything in the room', () => {
  const byId = new Map(outcome.result.rooms.map((one) => [one.id, one]))
  const list = renderToStaticMarkup(
    <RoomList
      rooms={design.rooms}
      found={byId}
      circuits={outcome.result.circuits}
      chosenId={room.id}
      onChoose={ignore}
    />,
  )
  expect(countOf(list, '<button')).toBe(design.rooms.length)
  expect(list).toContain(`${found.panels.length} panels, circuit 1`)
  const fields = renderToStaticMarkup(
    <RoomFields
      room={room}
      found={found}
      kinds={[{ value: 'living', label: 'Living room' }]}
      apply={refuseNothing}
      placeFor={engine.placeFor}
      onSay={ignore}
      layouts={null}
      circuits={null}
    />,
  )
  expect(countOf(fields, 'Beyond wall ')).toBe(4)
  expect(fields).toContain('Window: width, m')
})

const { messageOf } = engine

it('the totals begin with the verdict, and ask an electrician to verify the circuits', () => {
  const sheet = (...products: CartProduct[]) =>
    renderToStaticMarkup(<TotalsSheet {...{ outcome, products, messageOf }} onMeasures={ignore} onHeating={ignore} />)
  const totals = sheet()
  expect(totals.indexOf('Every room is warm enough')).toBeLessThan(totals.indexOf('<table'))
  expect(totals).toContain('for an electrician to verify')
  expect(totals).toContain('/quote-request?source=system-designer')
  expect(totals).not.toContain('£0')
  expect(totals).toContain('Thermostats')
  expect(totals).not.toContain('to the basket')
  const stocked = {
    id: 1,
    variantId: null,
    name: 'Panel',
    slug: outcome.result.product.slug,
    basePrice: '179.00',
    images: [],
    stock: 'low' as const,
    sizeMm: null,
  }
  expect(sheet(stocked)).toContain('to the basket')
  expect(sheet({ ...stocked, slug: 'another-panel' })).not.toContain('to the basket')
})

it('the totals say which circuits are not as chosen', () => {
  const totals = (of: Outcome) =>
    renderToStaticMarkup(
      <TotalsSheet outcome={of} products={[]} {...{ messageOf }} onMeasures={ignore} onHeating={ignore} />,
    )
  const few = outcome.result.rooms.find(({ panels }) => panels.length === 1 || panels.length === 2)
  if (!few) throw new Error('no small room')
  const wiring = { circuits: [{ rooms: [few.id], over: 4 }], bunched: 1 }
  expect(totals(outcomeOf({ ...design, wiring }))).toContain(`Circuits not as chosen: ${few.name} has `)
  expect(totals(outcome)).not.toContain('Circuits not as chosen')
})

it('there are four ways to start, each of a home that may be insulated, and a sheet to print without JavaScript', () => {
  const doors = renderToStaticMarkup(
    <StartOptions
      options={{
        plans: [{ id: 'flat', label: 'Flat', areaM2: 60, thumbnail: { viewBox: '0 0 1 1', path: 'M0 0' } }],
        kinds: [{ value: 'living', label: 'Living room' }],
        built: [{ value: '2003-2006', label: '2003 to 2006' }],
        professionalCalculator: '/calculator/professional',
      }}
      problem={null}
      onStart={ignore}
    />,
  )
  expect(countOf(doors, '<h2')).toBe(4)
  expect(countOf(doors, 'Insulated since')).toBe(3)
  expect(doors).toContain('noscript:hidden')
  expect(renderToStaticMarkup(<MeasuringSheet />)).toContain('noscript:grid')
})

it('a room offers to share a circuit or to be split, and its panels are hatched by circuit', () => {
  const byId = new Map(outcome.result.rooms.map((one) => [one.id, one]))
  const field = (of: Design) =>
    renderToStaticMarkup(
      <CircuitField room={room} design={of} found={byId} engine={engine} apply={refuseNothing} onSay={ignore} />,
    )
  const [, second, third] = design.rooms
  if (!second || !third) throw new Error('no room')
  expect(field(design)).toContain(`>One with ${second.name}<`)
  const shared = { ...design, wiring: { circuits: [{ rooms: [room.id, third.id], over: 1 }], bunched: 1 } }
  expect(field(shared)).toContain(`selected="">One with ${third.name}<`)
  const split = { ...design, wiring: { circuits: [{ rooms: [second.id], over: 2 }], bunched: 1 } }
  expect(field(split)).not.toContain(`One with ${second.name}`)
  const outcomeOfSplit = outcomeOf({ ...design, wiring: { circuits: [{ rooms: [room.id], over: 2 }], bunched: 1 } })
  const hatchesIn = (of: Outcome) => {
    const first = plan({ comfortPercent: 0, of }).split('cursor-pointer')[1]
    const fills = first?.match(/fill="(url\([^)]*\)|none)" class="stroke-ink"/g)
    return [fills?.length, new Set(fills).size]
  }
  expect(hatchesIn(outcome)).toEqual([found.panels.length, 1])
  expect(hatchesIn(outcomeOfSplit)).toEqual([found.panels.length, 2])
})
