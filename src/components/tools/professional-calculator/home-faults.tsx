import type { MouseEvent } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import type { Faults } from '@/lib/calculators/professional/read-sheet'

import { focusField } from './focus-field'
import { HOME_LABELS, type HomeField, homeFieldId } from './home-field-ids'

const FIELDS = Object.keys(HOME_LABELS) as HomeField[] // as declared there

/** Beside the results: the invalid fields of the home that they ignore, each with a link. */
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
              {`${HOME_LABELS[field]}: ${faults[field]}`}
            </a>
          </li>
        ))}
      </ul>
    </FaultNotice>
  )
}

/** Focusing by script adds no entry to the browser history. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  focusField(event.currentTarget.hash)
}
