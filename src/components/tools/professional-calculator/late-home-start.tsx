import { useState } from 'react'

import { readStored } from '@/lib/browser/device-storage'
import { KEPT_HOME_KEY } from '@/lib/browser/kept-home-key'

import { useLatePart } from '../use-late-part'
import type { HomeStartProps } from './home-start'

const loadHomeStart = () => import('./home-start')

/** Starts from the home told to another tool; the script is loaded only if there is one. Without it there is no offer. */
export function LateHomeStart(props: HomeStartProps) {
  const [isKept] = useState(() => readStored(KEPT_HOME_KEY) !== null)
  const { part } = useLatePart({ load: loadHomeStart, isNeeded: isKept })
  return part && <part.HomeStart {...props} />
}
