import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { markDrag, markFine } from './fine-drag'
import { fittedZoom, pinched, type ScreenPoint, type ScreenSize, viewBoxOf, type Zoom, zoomedAt } from './plan-frame'

const STEP = 1.4
const PIXELS_PER_STEP = 200

type Gesture = { from: Map<number, ScreenPoint>; zoom: Zoom }

/**
 * What of the plan is in view. Two fingers, or one on the ground beside the rooms, move and zoom it; the wheel zooms with
 * Ctrl. The view does not move while something is dragged: a second finger then switches the grid off. A gesture changes
 * only the view box until it ends.
 */
export function usePlanFrame(
  svg: RefObject<SVGSVGElement | null>,
  { all, onSettle }: { all: PlanRectangle; onSettle: () => void },
) {
  const size = useSize(svg)
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const [held, setHeld] = useState<Zoom | null>(null)
  const fitted = size && fittedZoom(all, size)
  const shown = zoom ?? held ?? fitted
  const gestures = useGestures(svg, { size, shown, onZoom: setZoom })
  const settle = useEffectEvent(() => {
    setHeld(null)
    onSettle()
  })
  const isHeld = held !== null
  useEffect(() => {
    if (!isHeld) return
    // On the window, because a press can end outside the plan.
    // A second finger is lifted while the first still drags.
    const letGo = ({ isPrimary }: globalThis.PointerEvent) => isPrimary && settle()
    addEventListener('pointerup', letGo, true)
    addEventListener('pointercancel', letGo, true)
    return () => {
      removeEventListener('pointerup', letGo, true)
      removeEventListener('pointercancel', letGo, true)
    }
  }, [isHeld])
  const zoomBy = (by: number) =>
    size && shown && setZoom(zoomedAt(shown, { at: { x: size.widthPx / 2, y: size.heightPx / 2 }, by, size }))
  return {
    shown,
    size,
    isZoomed: zoom !== null,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    showAll: () => setZoom(null),
    show: (area: PlanRectangle) => size && setZoom(fittedZoom(area, size)),
    handlers: {
      ...gestures,
      onPointerDownCapture: (event: PointerEvent<SVGSVGElement>) => {
        setHeld((before) => before ?? fitted) // a second finger does not rescale what the first drags
        gestures.onPointerDownCapture(event)
      },
    },
  }
}

function useSize(svg: RefObject<SVGSVGElement | null>): ScreenSize | null {
  const [size, setSize] = useState<ScreenSize | null>(null)
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) setSize({ widthPx: width, heightPx: height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg])
  return size
}

type GestureInput = { size: ScreenSize | null; shown: Zoom | null; onZoom: (zoom: Zoom) => void }

function useGestures(svg: RefObject<SVGSVGElement | null>, { size, shown, onZoom }: GestureInput) {
  const fingers = useRef(new Map<number, ScreenPoint>())
  const gesture = useRef<Gesture | null>(null)
  const latest = useRef<Zoom | null>(null)
  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): ScreenPoint => {
    const { left = 0, top = 0 } = svg.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const begin = () => {
    const zoom = latest.current ?? shown
    gesture.current = zoom && { from: new Map(fingers.current), zoom }
  }
  const zoomAt = useEffectEvent((event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !size || !shown) return
    event.preventDefault()
    onZoom(zoomedAt(shown, { at: pointIn(event), by: STEP ** (-event.deltaY / PIXELS_PER_STEP), size }))
  })
  useEffect(() => {
    const element = svg.current
    const wheel = (event: WheelEvent) => zoomAt(event)
    // Not passive, so that the page is not zoomed.
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [svg])
  const end = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size < 2) markFine(svg.current, false)
    if (!gesture.current) return
    event.stopPropagation() // fingers that zoomed have not tapped anything
    if (fingers.current.size > 0) return begin()
    gesture.current = null
    if (latest.current) onZoom(latest.current)
    latest.current = null
  }
  return {
    onPointerDownCapture: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return
      fingers.current.set(event.pointerId, pointIn(event))
      // A handle that a drag has replaced does not hear its end.
      if (fingers.current.size === 1) markDrag(svg.current, false)
      const isGround = event.target === svg.current
      if (fingers.current.size < 2 && !isGround) return
      if (markFine(svg.current, true)) return event.stopPropagation() // a second finger switches the grid off
      if (isGround) event.currentTarget.setPointerCapture(event.pointerId)
      else event.stopPropagation() // a second finger does not drag
      begin()
    },
    onPointerMoveCapture: (event: PointerEvent<SVGSVGElement>) => {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, pointIn(event))
      const { from, zoom } = gesture.current ?? {}
      if (!from || !zoom || !size) return
      event.stopPropagation()
      const to = [...from.keys()].map((id) => fingers.current.get(id)).filter((point) => point !== undefined)
      latest.current = pinched(zoom, { from: [...from.values()].slice(0, 2), to: to.slice(0, 2), size })
      svg.current?.setAttribute('viewBox', viewBoxOf(latest.current, size))
    },
    onPointerUpCapture: end,
    onPointerCancelCapture: end,
  }
}
