import type { Design } from '@/lib/domain/design/design'

import type { SharedVersion } from './design-start'
import type { Outcome } from './designer-engine'
import { designName } from './keeping-words'
import { PictureButton } from './picture-button'
import { ShareBar } from './share-bar'

type SharingProps = {
  design: Design
  outcome: Outcome | null
  shared: SharedVersion | undefined
  kept: { name: string; number: number }
}

/** The ways to show the design to someone else: as links, or as a picture. */
export function Sharing({ design, outcome, shared, kept }: SharingProps) {
  return (
    <>
      <ShareBar design={design} outcome={outcome} shared={shared} />
      <PictureButton outcome={outcome} name={shared ? 'A Powerboard design' : designName(kept)} />
    </>
  )
}
