import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import { beginWith } from '@/lib/browser/kept-home'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { CartProduct } from '@/lib/schemas/cart'

import { DESIGN_ASIDE_KEY, DESIGN_VIEW_KEY, type DesignStart, type SharedVersion } from './design-start'
import { DrawingWorkspace } from './drawing-workspace'
import {
  DESIGNS_MAX,
  keptNumbers,
  keyOfDesign,
  numberToOpen,
  type Removed,
  removeDesigns,
  setOpenNumber,
} from './kept-designs'
import { UnitProvider } from './length-unit'
import { openedStart } from './read-start'

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

const DEVICE_FULL = `This device keeps ${DESIGNS_MAX} designs. Delete one first.`

/** What follows when the drawing is left; nothing: the ways to start. */
export type Left = { why?: string; open?: number; removed?: Removed | null }

type DesignerToolProps = {
  basis: Basis
  start: DesignStart
  kinds: readonly { value: RoomKind; label: string }[]
  /** The panels in the store; none while they cannot be ordered. */
  products: readonly CartProduct[]
  /** The shared design being edited, if it is not this device's own design. */
  shared?: SharedVersion
  onLeave: (left: Left) => void
}

/** Reads or creates the initial design, and opens the drawing. */
export function DesignerTool({ basis, start, kinds, products, shared, onLeave }: DesignerToolProps) {
  const [opened] = useState(() => openedStart(start, basis))
  const refuse = useEffectEvent((reason: 'unreadable' | 'device-full') => {
    if (start.from === 'saved') setAside(keyOfDesign(start.number))
    onLeave({ why: reason === 'device-full' ? DEVICE_FULL : WHY_NOT[start.from] })
  })
  const workspace = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    // The start option that was pressed has been removed, so the focus would be lost.
    if (start.from === 'saved') return
    workspace.current?.focus({ preventScroll: true })
    workspace.current?.firstElementChild?.scrollIntoView()
  })
  const begin = useEffectEvent((begun: string | null | undefined) => {
    if (begun && start.from !== 'saved') beginWith('designer', begun)
    takeFocus()
  })
  useEffect(() => {
    if (opened.ok) begin(opened.design.begun)
    else refuse(opened.reason)
  }, [opened])

  if (!opened.ok) return null
  return (
    <div ref={workspace} tabIndex={-1} role="group" aria-label="System designer" className="outline-none">
      <UnitProvider>
        <DrawingWorkspace
          opened={opened.design}
          basis={basis}
          kinds={kinds}
          products={products}
          shared={shared}
          leaving={leavingBy(onLeave)}
        />
      </UnitProvider>
    </div>
  )
}

function leavingBy(onLeave: DesignerToolProps['onLeave']) {
  return {
    toStart: () => {
      setOpenNumber(null)
      onLeave({})
    },
    toDesign: (number: number) => onLeave({ open: number }),
    clear: () => {
      onLeave({})
      // After the drawing has unmounted, because it writes its last changes then.
      setTimeout(() => {
        const open = numberToOpen()
        const removed = removeDesigns(keptNumbers())
        removeStored(DESIGN_VIEW_KEY)
        setOpenNumber(null)
        onLeave({ removed: removed && open !== null ? { ...removed, number: open } : null })
      })
    },
  }
}

/** Moves an unreadable design out of the way of new work. */
function setAside(key: string): void {
  const text = readStored(key)
  if (text !== null && writeStored(DESIGN_ASIDE_KEY, text)) removeStored(key)
}
