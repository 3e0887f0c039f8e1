import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { removeStored, writeStored } from '@/lib/browser/device-storage'
import { beginWith } from '@/lib/browser/kept-home'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { CartProduct } from '@/lib/schemas/cart'

import {
  DESIGN_ASIDE_KEY,
  DESIGN_KEY,
  DESIGN_VIEW_KEY,
  type DesignStart,
  type SharedVersion,
  UNDERLAY_KEY,
} from './design-start'
import { DrawingWorkspace } from './drawing-workspace'
import { UnitProvider } from './length-unit'
import { begunHome, readStart } from './read-start'

const WHY_NOT: Readonly<Record<DesignStart['from'], string>> = {
  saved: 'This version can’t read what was saved on this device. It has been set aside, not deleted.',
  file: 'This isn’t a drawing saved from the designer.',
  plan: 'This plan couldn’t be drawn.',
  list: "We found no room with two lengths in this text, such as “Living room 14'2 x 11'9”.",
  size: 'A room needs at least half a square metre of floor.',
  shared: 'This design can’t be read.',
  project: 'There is no room from the professional calculator on this device.',
  home: 'Your answers in the quick calculator can’t be read any more. Please answer it again.',
}

type DesignerToolProps = {
  basis: Basis
  start: DesignStart
  kinds: readonly { value: RoomKind; label: string }[]
  /** The panels in the store; none while they cannot be ordered. */
  products: readonly CartProduct[]
  /** The shared design being edited, if it is not this device's own design. */
  shared?: SharedVersion
  /** Returns to the start options, with the reason if the design could not be read. */
  onLeave: (why: string | null) => void
}

/** Reads or creates the initial design, and opens the drawing. */
export function DesignerTool({ basis, start, kinds, products, shared, onLeave }: DesignerToolProps) {
  const [first] = useState(() => readStart(start, basis))
  const [begun] = useState(() => begunHome(start))
  const refuse = useEffectEvent(() => {
    if (start.from === 'saved' && writeStored(DESIGN_ASIDE_KEY, start.text)) removeStored(DESIGN_KEY)
    onLeave(WHY_NOT[start.from])
  })
  const workspace = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    // The start option that was pressed has been removed, so the focus would be lost.
    if (start.from === 'saved') return
    workspace.current?.focus({ preventScroll: true })
    workspace.current?.firstElementChild?.scrollIntoView()
  })
  const begin = useEffectEvent(() => {
    if (!shared) beginWith('designer', begun)
    takeFocus()
  })
  useEffect(() => {
    if (first) begin()
    else refuse()
  }, [first])

  if (!first) return null
  const startAgain = () => {
    onLeave(null)
    if (shared) return
    // After the drawing has unmounted, because it may still write its design until then.
    setTimeout(() => {
      removeStored(DESIGN_KEY)
      removeStored(UNDERLAY_KEY)
      removeStored(DESIGN_VIEW_KEY)
    })
  }
  return (
    <div ref={workspace} tabIndex={-1} role="group" aria-label="System designer" className="outline-none">
      <UnitProvider>
        <DrawingWorkspace
          first={first}
          basis={basis}
          kinds={kinds}
          products={products}
          shared={shared}
          begun={begun}
          onStartAgain={startAgain}
        />
      </UnitProvider>
    </div>
  )
}
