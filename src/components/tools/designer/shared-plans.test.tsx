import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { FIRST_DESIGN_HOME } from '@/lib/domain/design/design'
import { newRoom } from '@/lib/domain/design/new-room'

import { outcomeSteps } from './outcome-runner'
import { PrintedPlan } from './printed-plan'
import { SharedPlans } from './shared-plans'

const room = {
  ...newRoom({ id: 'a', name: 'Study', kind: 'study', lengthMm: 4_000, widthMm: 3_000 }),
  joists: { spacingMm: 400, along: 'y', oneAtMm: 100 } as const,
}
const step = outcomeSteps(SAMPLE_BASIS)
const calculated = () => {
  for (;;) {
    const outcome = step({ home: FIRST_DESIGN_HOME, rooms: [room] }, USUAL_VIEW)
    if (outcome) return outcome
  }
}

it('each drawing of a room on a page is clipped to its own walls', () => {
  const outcome = calculated()
  const wider = { ...room, outline: room.outline.map((corner) => ({ ...corner, xMm: 2 * corner.xMm })) }
  const page = renderToStaticMarkup(
    <>
      <SharedPlans rooms={[room]} numbers={new Map()} fields={outcome.fields} pins={[]} />
      <PrintedPlan rooms={[wider]} outcome={outcome} comfortPercent={100} />
    </>,
  )
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
  const drawings = page.match(/<svg.*?<\/svg>/gs) ?? []
  expect(drawings).toHaveLength(3)
  for (const drawing of drawings) {
    const clips = [...drawing.matchAll(/clip-path="url\(#([^)]+)\)"/g)].map(([, id = '']) => id)
    expect(clips.length).toBeGreaterThan(0)
    for (const id of clips) expect(drawing).toContain(`<clipPath id="${id}"`)
  }
})

it('the number of a comment is at its place, on the plan of its storey', () => {
  const upstairs = { ...room, id: 'b', storey: 1 }
  const pin = { number: 7, storey: 1, xMm: 1_234, yMm: 567 }
  const page = renderToStaticMarkup(
    <SharedPlans rooms={[room, upstairs]} numbers={new Map()} fields={new Map()} pins={[pin]} />,
  )
  const [below, above] = page.match(/<svg[^>]*data-plan-of.*?<\/svg>/gs) ?? []
  expect(above).toMatch(/translate\(1234 -567\)[^]*>7<\/text>/)
  expect(below).not.toContain('>7</text>')
})
