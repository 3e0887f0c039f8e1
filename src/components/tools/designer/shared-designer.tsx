'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { useHasScript } from '@/components/ui/use-has-script'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design } from '@/lib/domain/design/design'
import type { CartProduct } from '@/lib/schemas/cart'

import { NotReached } from '../not-reached'
import { useLatePart } from '../use-late-part'
import type { SharedVersion } from './design-start'

const loadTool = () => import('./designer-tool')

type SharedDesignerProps = {
  basis: Basis
  kinds: readonly { value: RoomKind; label: string }[]
  design: Design
  products: readonly CartProduct[]
  shared: SharedVersion
}

/** Opens the drawing tool for a shared design; it is loaded on demand. */
export function SharedDesigner({ basis, kinds, design, products, shared }: SharedDesignerProps) {
  const hasScript = useHasScript()
  const [isOpen, setOpen] = useState(false)
  const { part: tool, hasFailed, tryAgain } = useLatePart({ load: loadTool, isNeeded: isOpen })
  if (hasFailed) return <NotReached onTryAgain={tryAgain}>The designer couldn’t be loaded.</NotReached>
  if (!tool)
    return (
      <Button disabled={!hasScript} className="mt-5 noscript:hidden" onClick={() => setOpen(true)}>
        Change it in the designer
      </Button>
    )
  return (
    <div className="mt-6">
      <tool.DesignerTool
        basis={basis}
        kinds={kinds}
        products={products}
        start={{ from: 'shared', design }}
        shared={shared}
        onLeave={() => location.reload()}
      />
    </div>
  )
}
