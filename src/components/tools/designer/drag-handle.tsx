import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

import { onGrid } from '@/lib/domain/design/new-room'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { SNAP_MM } from '@/lib/domain/room-plan/outline'

const ARROWS: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: 1 },
  ArrowDown: { xMm: 0, yMm: -1 },
}

/** Each pointer drag has a unique name, so that it is undone as one step. */
type Move = { drag: string | undefined; stepMm: number }

type DragHandleProps = {
  label: string
  /** Its position on the plan. */
  at: PlanPoint
  /** The usual step, and the smallest: both 50 mm for walls, which are on a grid. */
  snapMm?: number
  stepMm?: number
  onMove: (to: PlanPoint, how: Move) => void
  onRemove?: () => void
  /** Drawn from `at`, so that a move changes one attribute. */
  children: ReactNode
}

/** An element of the plan, moved by pointer or arrow keys in its usual step or, with Shift, in its smallest. */
export function DragHandle(props: DragHandleProps) {
  const { label, at, snapMm = SNAP_MM, stepMm = SNAP_MM, onMove, onRemove, children } = props
  const start = useRef<{ matrix: DOMMatrix; pointer: PlanPoint; at: PlanPoint; drag: string } | null>(null)

  const stepOf = ({ shiftKey }: { shiftKey: boolean }) => (shiftKey ? stepMm : snapMm)
  const down = (event: PointerEvent<SVGGElement>) => {
    // Kept for the whole drag, because the plan may be rescaled when it grows.
    const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
    if (!matrix || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { matrix, pointer: pointOf(event, matrix), at, drag: `${label} ${event.timeStamp}` }
  }
  const move = (event: PointerEvent<SVGGElement>) => {
    if (!start.current) return
    const { matrix, pointer: from, at: begun, drag } = start.current
    const pointer = pointOf(event, matrix)
    const step = stepOf(event)
    const to = {
      xMm: onGrid(begun.xMm + pointer.xMm - from.xMm, step),
      yMm: onGrid(begun.yMm + pointer.yMm - from.yMm, step),
    }
    if (to.xMm !== at.xMm || to.yMm !== at.yMm) onMove(to, { drag, stepMm: step })
  }
  const press = (event: KeyboardEvent) => {
    if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      return onRemove()
    }
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = stepOf(event)
    const to = { xMm: at.xMm + arrow.xMm * step, yMm: at.yMm + arrow.yMm * step }
    onMove(to, { drag: undefined, stepMm: step })
  }
  return (
    <g
      role="button"
      tabIndex={0}
      transform={`translate(${at.xMm} ${-at.yMm})`}
      aria-label={label}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onKeyDown={press}
      className="no-print cursor-move touch-none outline-none focus-visible:[&>*]:stroke-ember focus-visible:[&>*]:stroke-[4px]"
    >
      {children}
    </g>
  )
}

/** The point on the plan below a pointer, with y upwards. */
function pointOf({ clientX, clientY }: PointerEvent, matrix: DOMMatrix): PlanPoint {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { xMm: x, yMm: -y }
}
