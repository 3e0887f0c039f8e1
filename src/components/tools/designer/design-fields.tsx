import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import type { Design } from '@/lib/domain/design/design'
import { KEPT_LIMITS } from '@/lib/schemas/calculate/kept-design'

import { KeepingNote } from './keeping-note'
import { designName } from './keeping-words'
import { KeptList } from './kept-list'
import { CommittedField } from './measure-field'
import type { DesignKept } from './use-kept-design'
import { VersionFields } from './version-fields'

/** Ways to leave the drawing: each keeps or deletes what is on the device. */
export type Leaving = {
  /** To the ways to start; this design stays on the device. */
  toStart: () => void
  toDesign: (number: number) => void
  /** Deletes all designs of this device. */
  clear: () => void
}

export type DesignFieldsProps = {
  design: Design
  isShared: boolean
  kept: Pick<DesignKept, 'number' | 'name' | 'versions' | 'rename' | 'keepVersion'>
  replace: (design: Design, says: string) => void
  leaving: Leaving
}

/** What can be done with the whole design. */
export function DesignFields({ design, isShared, kept, replace, leaving }: DesignFieldsProps) {
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-4">
      {!isShared && (
        <CommittedField
          label="Name of this design"
          value={designName(kept)}
          lengthMax={KEPT_LIMITS.name}
          className="w-full"
          onCommit={(text) => {
            kept.rename(text.trim())
            return null
          }}
        />
      )}
      <KeepingNote />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="secondary" onClick={() => window.print()}>
          Print
        </Button>
        {!isShared && (
          <Button size="sm" look="secondary" onClick={leaving.toStart}>
            New design
          </Button>
        )}
      </div>
      {!isShared && (
        <>
          <VersionFields
            design={design}
            versions={kept.versions}
            onKeep={() => kept.keepVersion(design)}
            onReturn={replace}
          />
          <KeptList open={kept.number} onOpen={leaving.toDesign} />
        </>
      )}
      <AskFirst
        size="sm"
        label={isShared ? 'Leave without saving' : 'Clear this device and start again'}
        question={
          isShared
            ? 'Leave? What you have changed since the last version is lost.'
            : 'Delete all designs and their pictures from this device? You can undo this until you leave the page.'
        }
      >
        <Button size="sm" onClick={isShared ? leaving.toStart : leaving.clear}>
          {isShared ? 'Yes, leave' : 'Yes, delete them'}
        </Button>
      </AskFirst>
    </div>
  )
}
