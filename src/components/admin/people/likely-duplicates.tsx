import { LIKENESSES } from '@/lib/domain/leads/same-person'
import { labelOf } from '@/lib/domain/text/label-of'
import type { LikelyDuplicate } from '@/lib/people/read-person'

import { StaffActionButton } from '../staff-action-button'

type LikelyDuplicatesProps = { personId: number; duplicates: readonly LikelyDuplicate[]; admin: string }

/** Others who may be the same person, each with the reasons and a button that merges the two. */
export function LikelyDuplicates({ personId, duplicates, admin }: LikelyDuplicatesProps) {
  if (duplicates.length === 0) return null
  return (
    <section aria-label="Perhaps the same person">
      <h3>Perhaps the same person</h3>
      <ul className="pb-duplicates">
        {duplicates.map(({ id, name, reasons, references }) => (
          <li key={id}>
            <span>
              <a href={`${admin}/collections/people/${id}`}>{name}</a>{' '}
              <span>{`${references.join(', ')}: ${reasons.map((reason) => labelOf(LIKENESSES, reason)).join(', ')}`}</span>
            </span>
            <StaffActionButton label="Merge" about={name} path={`/people/${personId}/merge`} body={{ other: id }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
