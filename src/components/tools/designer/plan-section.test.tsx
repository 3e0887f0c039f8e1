import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { newRoom } from '@/lib/domain/design/new-room'

import { UNDERLAY_KEY } from './design-start'
import { PlanSection } from './plan-section'

const roomOf = (id: string, name: string, xMm: number) =>
  newRoom({ id, name, kind: 'bedroom', at: { xMm, yMm: 0 }, lengthMm: 4_000, widthMm: 3_000 })
const rooms = [roomOf('a', 'Nursery', 0), roomOf('b', 'Guests', 4_000)]
const ignore = () => undefined

const PICTURE = {
  picture: { href: 'data:image/jpeg;base64,AA==', widthPx: 800, heightPx: 600 },
  storey: 0,
  placing: { at: { xMm: 0, yMm: 0 }, mmPerPx: 10, turnedRad: 0 },
  opacityPercent: 60,
}

afterEach(() => void vi.unstubAllGlobals())

function drawn({ isNarrow, isShared = false }: { isNarrow: boolean; isShared?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === UNDERLAY_KEY ? JSON.stringify(PICTURE) : null),
  })
  const page = renderToStaticMarkup(
    <PlanSection
      isShared={isShared}
      rooms={rooms}
      resting={rooms}
      chosen={rooms[0]}
      outcome={null}
      engine={null}
      comfort={{ view: USUAL_VIEW, change: ignore }}
      apply={() => null}
      onChoose={ignore}
      onSay={ignore}
      onRest={ignore}
    />,
  )
  return [
    ...page.matchAll(/(<div aria-hidden="true" class="hidden print:grid">)?(<svg[^>]*aria-label="Plan".*?<\/svg>)/gs),
  ].map(([, onPaper, drawing = '']) => ({ isOnlyOnPaper: onPaper !== undefined, drawing }))
}

it('a phone shows the selected room, and prints the whole storey', () => {
  const [shown, printed, ...others] = drawn({ isNarrow: true })
  expect(others).toEqual([])
  expect(shown?.isOnlyOnPaper).toBe(false)
  expect(shown?.drawing).toMatch(/^<svg[^>]* class="[^"]*\bno-print"/)
  expect(shown?.drawing).not.toContain('Guests')
  expect(printed?.isOnlyOnPaper).toBe(true)
  expect(printed?.drawing).not.toContain('no-print')
  for (const { name } of rooms) expect(printed?.drawing).toContain(name)
})

it('a wide screen shows and prints the whole storey once', () => {
  const [shown, ...others] = drawn({ isNarrow: false })
  expect(others).toEqual([])
  expect(shown?.drawing).not.toMatch(/^<svg[^>]* class="[^"]*\bno-print"/)
  for (const { name } of rooms) expect(shown?.drawing).toContain(name)
})

it('the picture of this device’s own design is not shown in a shared one', () => {
  expect(drawn({ isNarrow: false })[0]?.drawing).toContain('<image')
  expect(drawn({ isNarrow: false, isShared: true })[0]?.drawing).not.toContain('<image')
})
