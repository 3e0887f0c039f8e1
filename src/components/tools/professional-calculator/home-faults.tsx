import type { MouseEvent } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import type { Faults } from '@/lib/site/professional/read-sheet'

import { focusField } from './focus-field'
import { HOME_LABELS, homeFieldId, type HomeField } from './home-field-ids'

const FIELDS = Object.keys(HOME_LABELS) as HomeField[] // as declared there

/** Beside the results: which fields of the home they had to do without, each a way to its field. */
export function HomeFaults({ faults }: { faults: Faults }) {
  const wrong = FIELDS.filter((field) => faults[field] !== undefined)
  if (wrong.length === 0) return null
  return (
    <FaultNotice>
      <p className="font-semibold">What follows is worked out as if these were empty.</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${homeFieldId(field)}`}
              onClick={toField}
              className="inline-flex min-h-11 items-center underline underline-offset-[.22em] md:min-h-6"
            >
              {HOME_LABELS[field]}: {faults[field]}
            </a>
          </li>
        ))}
      </ul>
    </FaultNotice>
  )
}

/** Moved by hand, the focus adds no step to the way back. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  focusField(event.currentTarget.hash)
}
