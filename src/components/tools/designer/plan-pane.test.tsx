import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { newRoom } from '@/lib/domain/design/new-room'

import { UNDERLAY_KEY } from './design-start'
import { PlanPane } from './plan-pane'
import { PrintedPlan } from './printed-plan'
import { useTracing } from './use-tracing'

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

type Shown = { isShared?: boolean; isSheetOpen?: boolean }

function Pane({ isShared = false, isSheetOpen = false }: Shown) {
  const tracing = useTracing({ design: isShared ? null : 1, storey: 0 })
  return (
    <PlanPane
      rooms={rooms}
      settledRooms={rooms}
      room={rooms[0]}
      chosen={null}
      outcome={null}
      engine={null}
      comfortPercent={50}
      onComfort={ignore}
      keepsAngles
      isMeasuring={false}
      person={{ at: null, feels: '', move: ignore }}
      cutMm={null}
      onCut={ignore}
      tracing={tracing}
      apply={() => null}
      said="Wall 1 moved"
      isSheetOpen={isSheetOpen}
      onChoose={ignore}
      onSettle={ignore}
    />
  )
}

function drawn(shown: Shown) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === UNDERLAY_KEY ? JSON.stringify(PICTURE) : null),
  })
  const paper = renderToStaticMarkup(<PrintedPlan rooms={rooms} outcome={null} comfortPercent={50} />)
  return { screen: renderToStaticMarkup(<Pane {...shown} />), paper }
}

it('the screen has handles and what was said, and paper has neither', () => {
  const { screen, paper } = drawn({})
  expect(screen).toContain('Wall 1 of Nursery, 4.00 m')
  expect(screen).toContain('Wall 1 moved')
  expect(screen.split('Guests')).toHaveLength(2) // what is for paper is not drawn yet
  expect(paper).toContain('Guests')
  expect(paper).not.toContain('role="button"')
})

it('a picture is traced on screen only, and never below a shared design', () => {
  expect(drawn({}).screen).toContain('<image')
  expect(drawn({}).paper).not.toContain('<image')
  expect(drawn({ isShared: true }).screen).not.toContain('<image')
})
