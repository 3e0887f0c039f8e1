'use client'

import { useEffect, useRef } from 'react'

import type { Elements } from '@/components/ui/elements'

const MOSTLY_DAYLIGHT = 85
const MOSTLY_HEAT = 15

/** Two pictures of the same view, divided by a slider. Without JavaScript each takes half. */
export function HeatSlider({ day, heat, edge }: { day: Elements; heat: Elements; edge: Elements }) {
  const frame = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)

  const follow = () => frame.current?.style.setProperty('--daylight', `${slider.current?.value}%`)
  const show = (daylightPercent: number) => {
    if (slider.current) slider.current.valueAsNumber = daylightPercent
    follow()
  }

  // The visitor may have moved it before its script had loaded.
  useEffect(follow, [])

  return (
    <div
      ref={frame}
      className="heat-split relative aspect-3/2 overflow-hidden md:aspect-940/580 xl:aspect-auto xl:h-143.5"
    >
      {day}
      <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--daylight))]">{heat}</div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        autoComplete="off"
        aria-label="How much of the picture shows the room, the rest being heat"
        onInput={follow}
        className="peer absolute inset-0 size-full cursor-ew-resize opacity-0 noscript:hidden"
      />
      {edge}
      <Tag name="Room" className="left-(--bleed)" onPress={() => show(MOSTLY_DAYLIGHT)} />
      <Tag name="Heat" className="right-(--margin) md:right-4" onPress={() => show(MOSTLY_HEAT)} />
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
