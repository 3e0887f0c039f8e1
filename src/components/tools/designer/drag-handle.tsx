import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

import { SNAP_MM } from '@/lib/domain/room-plan/outline'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

const FINE_MM = 10

const ARROWS: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: 1 },
  ArrowDown: { xMm: 0, yMm: -1 },
}

type DragHandleProps = {
  label: string
  /** Where it is on the plan. */
  at: PlanPoint
  /** The smallest step: 50 mm for walls, which are on a grid. */
  stepMm?: typeof FINE_MM | typeof SNAP_MM
  /** A drag by pointer has a name of its own, so that it is undone as one step. */
  onMove: (to: PlanPoint, drag: string | undefined) => void
  onRemove?: () => void
  children: ReactNode
}

/** Part of the plan that is moved by pointer, or by arrow keys: 50 mm, with Shift 10 mm. */
export function DragHandle({ label, at, stepMm = SNAP_MM, onMove, onRemove, children }: DragHandleProps) {
  const start = useRef<{ pointer: PlanPoint; at: PlanPoint; drag: string } | null>(null)

  const down = (event: PointerEvent<SVGGElement>) => {
    const pointer = pointOf(event)
    if (!pointer || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { pointer, at, drag: `${label} ${event.timeStamp}` }
  }
  const move = (event: PointerEvent<SVGGElement>) => {
    const pointer = pointOf(event)
    if (!start.current || !pointer) return
    const { pointer: from, at: begun, drag } = start.current
    const to = {
      xMm: rounded(begun.xMm + pointer.xMm - from.xMm, stepMm),
      yMm: rounded(begun.yMm + pointer.yMm - from.yMm, stepMm),
    }
    if (to.xMm !== at.xMm || to.yMm !== at.yMm) onMove(to, drag)
  }
  const press = (event: KeyboardEvent) => {
    if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      return onRemove()
    }
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? stepMm : SNAP_MM
    onMove({ xMm: at.xMm + arrow.xMm * step, yMm: at.yMm + arrow.yMm * step }, undefined)
  }
  return (
    <g
      role="button"
      tabIndex={0}
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

const rounded = (mm: number, stepMm: number) => Math.round(mm / stepMm) * stepMm

/** The place on the plan below a pointer, y upwards. */
function pointOf(event: PointerEvent<SVGGElement>): PlanPoint | null {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { xMm: x, yMm: -y }
}
