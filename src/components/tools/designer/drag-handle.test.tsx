// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { DragHandle } from './drag-handle'

const onMove = vi.fn<(to: { xMm: number; yMm: number }) => void>()
const onPress = vi.fn()
let root: Root

/** A plan of which one pixel is one millimetre. */
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => ({ x: this.x, y: this.y })
    },
  )
  onMove.mockClear()
  onPress.mockClear()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(() =>
    root.render(
      <svg>
        <DragHandle label="Floor" at={{ xMm: 0, yMm: 0 }} onMove={onMove} onPress={onPress}>
          <circle r={500} />
        </DragHandle>
      </svg>,
    ),
  )
  const [plan, handle] = ['svg', '[role=button]'].map((one) => document.querySelector(one))
  Object.assign(plan ?? {}, { getScreenCTM: () => ({ inverse: () => ({}) }) })
  Object.assign(handle ?? {}, { setPointerCapture: () => undefined })
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function point(type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, clientX: number) {
  const event = new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY: 0, button: 0 })
  act(() => void document.querySelector('[role=button]')?.dispatchEvent(event))
}
const movedTo = () => onMove.mock.calls.map(([{ xMm }]) => xMm)

test('a finger moves it, in steps of the grid', () => {
  point('pointerdown', 1, 0)
  point('pointermove', 1, 3)
  point('pointermove', 1, 110)
  point('pointermove', 1, 160)
  point('pointerup', 1, 160)
  point('pointermove', 1, 300)
  expect(movedTo()).toEqual([100, 150])
  expect(onPress).not.toHaveBeenCalled()
})

test('a second finger on it neither moves it nor ends the drag of the first', () => {
  point('pointerdown', 1, 0)
  point('pointermove', 1, 100)
  point('pointermove', 2, 900)
  point('pointerup', 2, 900)
  point('pointermove', 1, 200)
  expect(movedTo()).toEqual([100, 200])
  point('pointerup', 1, 200)
})

test('a press that hardly moves is a tap', () => {
  point('pointerdown', 1, 0)
  point('pointermove', 1, 4)
  point('pointerup', 2, 4)
  expect(onPress).not.toHaveBeenCalled()
  point('pointerup', 1, 4)
  expect(onPress).toHaveBeenCalledOnce()
  expect(onMove).not.toHaveBeenCalled()
})
