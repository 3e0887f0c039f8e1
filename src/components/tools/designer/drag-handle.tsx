import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

import { onGrid } from '@/lib/domain/design/new-room'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { SNAP_MM } from '@/lib/domain/room-plan/outline'

import { isFineDrag, markDrag } from './fine-drag'

const ARROWS: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: 1 },
  ArrowDown: { xMm: 0, yMm: -1 },
}

/** A press that moves less than this is a tap. */
const TAP_PX = 6

/** Each pointer drag has a unique name, so that it is undone as one step. `by`: from where the move began. */
export type Move = { drag: string | undefined; stepMm: number; by: PlanPoint }

type OnMove = (to: PlanPoint, how: Move) => void

type DragHandleProps = {
  label: string
  /** Its position on the plan. */
  at: PlanPoint
  /** The usual step, and the smallest: both 50 mm for walls, which are on a grid. */
  snapMm?: number
  stepMm?: number
  isChosen?: boolean
  onMove: OnMove
  /** A tap, or Enter or the space bar. */
  onPress?: () => void
  onRemove?: () => void
  /** Drawn from `at`, so that a move changes one attribute. */
  children: ReactNode
}

type Drag = {
  /** A second finger on the same handle, such as the floor of a room, does not move it. */
  pointerId: number
  matrix: DOMMatrix
  pointer: PlanPoint
  px: { x: number; y: number }
  at: PlanPoint
  name: string
  /** As it was when the drag began: what is moved may be renumbered meanwhile. */
  onMove: OnMove
  last: PlanPoint
  isTap: boolean
}

/** An element of the plan, moved by pointer or arrow keys in its usual step or, with Shift, in its smallest. */
export function DragHandle(props: DragHandleProps) {
  const { label, at, isChosen, children } = props
  return (
    <g
      role="button"
      tabIndex={0}
      transform={`translate(${at.xMm} ${-at.yMm})`}
      aria-label={label}
      aria-pressed={isChosen}
      {...useDrag(props)}
      onKeyDown={(event) => press(event, props)}
      className="no-print cursor-move touch-none outline-none focus-visible:[&>*]:stroke-ember focus-visible:[&>*]:stroke-[4px]"
    >
      {children}
    </g>
  )
}

type Steps = Pick<DragHandleProps, 'snapMm' | 'stepMm'>

const stepOf = (isFine: boolean, { snapMm = SNAP_MM, stepMm = SNAP_MM }: Steps) => (isFine ? stepMm : snapMm)

function useDrag({ label, at, snapMm, stepMm, onMove, onPress }: DragHandleProps) {
  const start = useRef<Drag | null>(null)
  const isDragging = ({ pointerId }: PointerEvent<SVGGElement>) => start.current?.pointerId === pointerId
  const end = (event: PointerEvent<SVGGElement>) => {
    if (!isDragging(event)) return
    start.current = null
    markDrag(event.currentTarget.ownerSVGElement, false)
  }
  return {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      // Kept for the whole drag, because the plan may be rescaled when it grows.
      const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
      if (!matrix || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { pointerId, clientX: x, clientY: y, timeStamp } = event
      const begun = { pointerId, matrix, pointer: pointOf(event, matrix), px: { x, y }, at, onMove, last: at }
      start.current = { ...begun, name: `${label} ${timeStamp}`, isTap: true }
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const drag = start.current
      if (!drag || !isDragging(event)) return
      if (drag.isTap && Math.hypot(event.clientX - drag.px.x, event.clientY - drag.px.y) < TAP_PX) return
      const plan = event.currentTarget.ownerSVGElement
      if (drag.isTap) markDrag(plan, true)
      drag.isTap = false
      const pointer = pointOf(event, drag.matrix)
      const step = stepOf(event.shiftKey || isFineDrag(plan), { snapMm, stepMm })
      const to = {
        xMm: onGrid(drag.at.xMm + pointer.xMm - drag.pointer.xMm, step),
        yMm: onGrid(drag.at.yMm + pointer.yMm - drag.pointer.yMm, step),
      }
      if (to.xMm === drag.last.xMm && to.yMm === drag.last.yMm) return
      drag.last = to
      drag.onMove(to, { drag: drag.name, stepMm: step, by: { xMm: to.xMm - drag.at.xMm, yMm: to.yMm - drag.at.yMm } })
    },
    onPointerUp: (event: PointerEvent<SVGGElement>) => {
      if (isDragging(event) && start.current?.isTap) onPress?.()
      end(event)
    },
    onPointerCancel: end,
  }
}

type Pressed = Steps & Pick<DragHandleProps, 'at' | 'onMove' | 'onPress' | 'onRemove'>

function press(event: KeyboardEvent, { at, onMove, onPress, onRemove, ...steps }: Pressed) {
  if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
    event.preventDefault()
    return onRemove()
  }
  if (onPress && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault()
    return onPress()
  }
  const arrow = ARROWS[event.key]
  if (!arrow) return
  event.preventDefault()
  const step = stepOf(event.shiftKey, steps)
  const by = { xMm: arrow.xMm * step, yMm: arrow.yMm * step }
  onMove({ xMm: at.xMm + by.xMm, yMm: at.yMm + by.yMm }, { drag: undefined, stepMm: step, by })
}

/** The point on the plan below a pointer, with y upwards. */
function pointOf({ clientX, clientY }: PointerEvent, matrix: DOMMatrix): PlanPoint {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { xMm: x, yMm: -y }
}
