'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { FieldBasics } from '@/components/ui/field-props'
import { SelectFrame } from '@/components/ui/select'
import { useHasScript } from '@/components/ui/use-has-script'

import { TEXT_SHARE } from './plan-frame'
import { PlanPin } from './plan-pin'

/** Where a comment may be: `value` as the form sends it, '0,2100,1800'. */
export type PlaceChoice = { value: string; label: string }

type CommentPlaceProps = { field: FieldBasics; rooms: readonly PlaceChoice[] }

/** The place that a comment is about: a room or, with a script, any place that is tapped on the plan. */
export function CommentPlace({ field, rooms }: CommentPlaceProps) {
  const hasScript = useHasScript()
  const [tapped, setTapped] = useState<{ svg: SVGSVGElement; value: string } | null>(null)
  const [value, setValue] = useState(field.value)
  useEffect(() => {
    const tap = (event: MouseEvent) => {
      const at = placeOf(event)
      if (!at) return
      setTapped(at)
      setValue(at.value)
    }
    document.addEventListener('click', tap)
    return () => document.removeEventListener('click', tap)
  }, [])
  const isRoom = rooms.some((room) => room.value === field.value)
  const marked = tapped?.value ?? (isRoom ? '' : field.value)
  return (
    <>
      <SelectFrame
        // Another default value needs another element; the focus is then on the plan.
        key={marked}
        {...field}
        value={value}
        label="Where"
        hint={hasScript ? 'Optional. Choose a room, or tap the plan above.' : 'Optional.'}
        registration={{ ref: nothing, onBlur: nothing, onChange: ({ target }) => setValue(valueOf(target)) }}
      >
        {rooms.map((room) => (
          <option key={room.value} value={room.value}>
            {room.label}
          </option>
        ))}
        {marked !== '' && <option value={marked}>The place marked on the plan</option>}
      </SelectFrame>
      {tapped && tapped.value === value && createPortal(<NewPin value={value} svg={tapped.svg} />, tapped.svg)}
    </>
  )
}

const nothing = () => undefined

const valueOf = (target: unknown) => (target instanceof HTMLSelectElement ? target.value : '')

function NewPin({ value, svg }: { value: string; svg: SVGSVGElement }) {
  const [, xMm = NaN, yMm = NaN] = value.split(',').map(Number)
  const { width, height } = svg.viewBox.baseVal
  return <PlanPin text="+" {...{ xMm, yMm }} sizeMm={TEXT_SHARE * Math.max(width, height)} />
}

/** The place on a plan that was tapped; null if it was none. */
function placeOf({ target, clientX, clientY }: MouseEvent) {
  const svg = target instanceof Element ? target.closest<SVGSVGElement>('svg[data-plan-of]') : null
  const matrix = svg?.getScreenCTM()?.inverse()
  if (!svg || !matrix) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { svg, value: [svg.dataset.planOf, Math.round(x), Math.round(-y)].join() }
}
