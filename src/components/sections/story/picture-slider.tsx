'use client'

import { useEffect, useRef } from 'react'

import { cx } from '@/components/ui/cx'
import type { Elements } from '@/components/ui/elements'

const MOSTLY_FIRST = 85
const MOSTLY_SECOND = 15

type PictureSliderProps = {
  /** Two pictures of the same view, and what each shows in a word. */
  pictures: readonly [Elements, Elements]
  names: readonly [string, string]
  /** What the slider changes. */
  purpose: string
  /** The line between the pictures. */
  edge: Elements
  /** In front of them. */
  label?: Elements
  className: string
}

/** Two pictures of the same view, divided by a slider. Without JavaScript each takes half. */
export function PictureSlider({
  pictures: [first, second],
  names,
  purpose,
  edge,
  label,
  className,
}: PictureSliderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)

  const follow = () => frame.current?.style.setProperty('--daylight', `${slider.current?.value}%`)
  const show = (percentOfFirst: number) => {
    if (slider.current) slider.current.valueAsNumber = percentOfFirst
    follow()
  }

  // The visitor may have moved it before its script had loaded.
  useEffect(follow, [])

  return (
    <div ref={frame} className={cx('heat-split relative overflow-hidden', className)}>
      {first}
      <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--daylight))]">{second}</div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        autoComplete="off"
        aria-label={purpose}
        onInput={follow}
        className="peer absolute inset-0 size-full cursor-ew-resize opacity-0 noscript:hidden"
      />
      {edge}
      <Tag name={names[0]} className="left-(--bleed)" onPress={() => show(MOSTLY_FIRST)} />
      <Tag name={names[1]} className="right-(--margin) md:right-4" onPress={() => show(MOSTLY_SECOND)} />
      {label}
    </div>
  )
}

function Tag({ name, className, onPress }: { name: string; className: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`heat-tag ${className} cursor-pointer hover:shadow-[inset_0_3px_0_var(--color-ink)] noscript:hidden`}
    >
      {name}
    </button>
  )
}
