'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import type { PartnerApplication } from '@/lib/generated/payload-types'

import { StaffActionButton } from '../staff-action-button'

/** Begins the entry of an accepted installer in the directory, once. */
export function DirectoryDraft() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { kind, stage, installer } = (savedDocumentData ?? {}) as Partial<PartnerApplication> // of this collection
  if (id === undefined || kind !== 'installer' || stage !== 'accepted' || installer) return null
  return (
    <div className="field-type">
      <StaffActionButton
        label="Draft the directory entry"
        path={`/partner-applications/${id}/directory-draft`}
        body={{}}
      />
    </div>
  )
}
