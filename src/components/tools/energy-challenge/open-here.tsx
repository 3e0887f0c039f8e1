'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ArrowLink } from '@/components/ui/link'
import type { KeptSeason } from '@/lib/domain/challenge/kept-season'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { change } from './season-store'
import { useSeason } from './use-season'

/** Adds the winter of a link to the one stored on this device. */
export function OpenHere({ season }: { season: KeptSeason }) {
  const live = useSeason()
  const [isDone, setDone] = useState(false)
  const open = () => {
    change((kept, { tools }) => tools.withExport(kept, season))
    setDone(true)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <noscript>
        <p>This browser runs no scripts, so the winter can’t be opened here.</p>
      </noscript>
      {live && !isDone && <Button onClick={open}>Open it on this device</Button>}
      <p role="status" className="empty:hidden">
        {isDone && 'Your challenge is on this device now, together with what was here before.'}
      </p>
      {isDone && <ArrowLink href={scriptRoutes.energyChallenge}>Continue the energy challenge</ArrowLink>}
    </div>
  )
}
