import { memo, useState } from 'react'

import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/browser/save-file'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { routes } from '@/lib/routing/routes'

import type { Outcome } from './designer-engine'

type PictureButtonProps = { outcome: Outcome | null; name: string }

const FAILED = 'The picture could not be made on this device. Print the design instead.'

/** A picture of the plan and what it comes to, handed to the device's own way of sharing, or saved. */
export const PictureButton = memo(function PictureButton({ outcome, name }: PictureButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const share = async (drawn: Outcome) => {
    setBusy(true)
    const picture = await pictureOf(drawn, name).catch(() => null)
    setBusy(false)
    setSaid(picture ? '' : FAILED)
    if (picture) await handOver(picture)
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-3 pt-3 text-sm">
      <Button
        size="sm"
        look="secondary"
        busy={isBusy}
        disabled={!outcome || outcome.design.rooms.length === 0}
        onClick={() => outcome && void share(outcome)}
      >
        Share a picture (PNG)
      </Button>
      <p role="status">{said}</p>
    </div>
  )
})

async function pictureOf(outcome: Outcome, name: string): Promise<File | null> {
  const { planPicture } = await import('./plan-picture')
  const address = `Powerboard, ${location.host}${routes.systemDesigner}`
  const content = await planPicture(outcome, { name, on: londonTime(new Date()).date, address })
  return content && new File([content], 'powerboard-design.png', { type: 'image/png' })
}

async function handOver(picture: File): Promise<void> {
  const shared = { files: [picture], title: 'A Powerboard design' }
  if ('canShare' in navigator && navigator.canShare(shared))
    try {
      return await navigator.share(shared)
    } catch (fault) {
      // Closing the device's own sheet is not a fault; a refusal is, and the picture is saved then.
      if (fault instanceof DOMException && fault.name === 'AbortError') return
    }
  saveFile({ name: picture.name, content: picture })
}
