'use client'

import type { ClaimMode } from '@/lib/domain/claims/effective-wording'

import { PreviewPart } from './preview-part'
import { useTypedValues } from './use-typed-values'

/** A claim in one place, in each mode; null where it is left out. */
export type ComparedWording = { place: string; key: string } & Record<ClaimMode, string | null>

type ClaimsPreviewProps = { stored: { mode: ClaimMode }; wordings: readonly ComparedWording[] }

/** What visitors would read in other words, or no longer. */
export function ClaimsPreview({ stored, wordings }: ClaimsPreviewProps) {
  const { mode } = useTypedValues(stored)
  const changed = mode === stored.mode ? [] : wordings.filter(({ faithful, strict }) => faithful !== strict)
  return (
    <PreviewPart title="What this changes">
      <p role="status">
        {changed.length === 0
          ? `Nothing changes: visitors read these ${wordings.length} wordings now.`
          : `${changed.length} of ${wordings.length} wordings change.`}
      </p>
      {changed.length > 0 && (
        <table className="mt-4 w-full text-left text-sm">
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((wording) => (
              <tr key={`${wording.place} ${wording.key}`} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal text-ink-2">
                  {wording.place}
                </th>
                <td className="py-2 pr-4">{wording[stored.mode] ?? '–'}</td>
                <td className="py-2">{wording[mode] ?? 'Left out'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PreviewPart>
  )
}
