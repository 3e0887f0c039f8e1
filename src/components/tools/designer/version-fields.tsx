import { useId } from 'react'

import { Button } from '@/components/ui/button'
import { SummaryRow } from '@/components/ui/summary-row'
import { type Design } from '@/lib/domain/design/design'
import { designChanges } from '@/lib/domain/design/design-changes'
import { KEPT_LIMITS } from '@/lib/schemas/calculate/kept-design'

import { savedAtWords } from './keeping-words'
import type { KeptVersion } from './kept-text'

type VersionFieldsProps = {
  design: Design
  versions: readonly KeptVersion[]
  onKeep: () => void
  /** Puts a version in the place of what is drawn, as a step that can be undone. */
  onReturn: (design: Design, says: string) => void
}

/** States of the design that are set aside, to try something and to come back. */
export function VersionFields({ design, versions, onKeep, onReturn }: VersionFieldsProps) {
  const id = useId()
  return (
    <details className="w-full border-t border-line text-sm">
      <SummaryRow>Versions</SummaryRow>
      <p id={id} className="text-ink-2">
        {`Set aside what is drawn now, and come back to it at any time. The last ${KEPT_LIMITS.versions} are kept.`}
      </p>
      <Button size="sm" look="secondary" className="mt-2" aria-describedby={id} onClick={onKeep}>
        Keep this version
      </Button>
      <ol className="mt-3 grid gap-3">
        {versions.toReversed().map(({ at, design: version }) => (
          <VersionRow key={at} at={at} version={version} design={design} onReturn={onReturn} />
        ))}
      </ol>
    </details>
  )
}

type VersionRowProps = Pick<VersionFieldsProps, 'design' | 'onReturn'> & { at: string; version: Design }

function VersionRow({ at, version, design, onReturn }: VersionRowProps) {
  const when = savedAtWords(at)
  const changes = designChanges(version, design)
  return (
    <li className="grid justify-items-start gap-1 border-b border-line pb-2">
      <span className="font-semibold">{when}</span>
      {changes.length === 0 ? (
        <span>As drawn now.</span>
      ) : (
        <>
          <span className="text-ink-2">{`Changed since: ${changes.slice(0, 3).join('. ')}${changes.length > 3 ? ' and more' : ''}.`}</span>
          <Button
            size="sm"
            look="secondary"
            aria-label={`Bring back the version of ${when}`}
            onClick={() => onReturn(version, `The version of ${when} is shown. Undo takes it back`)}
          >
            Bring it back
          </Button>
        </>
      )}
    </li>
  )
}
