import { type ReactNode, useState } from 'react'

import { viewedStoreys } from '@/lib/calculators/designer/viewed-storeys'

import { useLatePart } from '../use-late-part'
import type { SolidViewProps } from './solid-view'
import { StoreyPicture } from './storey-picture'

const loadView = () => import('./solid-view')

type LateSolidProps = Omit<SolidViewProps, 'onLost'>

/** The rooms in three dimensions; a still picture while that is loading, or where it cannot be shown. */
export function LateSolid(props: LateSolidProps) {
  const { outcome, storey } = props
  const [isLost, setLost] = useState(false)
  const { part, hasFailed, tryAgain } = useLatePart({ load: loadView, isNeeded: true })
  const again = () => {
    setLost(false)
    tryAgain()
  }
  if (part && !isLost) return <part.SolidView {...props} onLost={() => setLost(true)} />
  const viewed = viewedStoreys(outcome).find((one) => one.storey === storey)?.viewed
  return (
    <>
      {viewed && <StoreyPicture viewed={viewed} fields={outcome.fields} />}
      {isLost ? (
        <Said onTryAgain={again}>This device can’t turn the rooms now. This is a still picture of them.</Said>
      ) : hasFailed ? (
        <Said onTryAgain={again}>The view couldn’t be loaded. This is a still picture of the rooms.</Said>
      ) : (
        <p role="status" className="drawing-said">
          Loading the view.
        </p>
      )}
    </>
  )
}

function Said({ children, onTryAgain }: { children: ReactNode; onTryAgain: () => void }) {
  return (
    <p role="status" className="drawing-said">
      <span>{children}</span>{' '}
      <button type="button" className="min-h-11 underline" onClick={onTryAgain}>
        Try again
      </button>
    </p>
  )
}
