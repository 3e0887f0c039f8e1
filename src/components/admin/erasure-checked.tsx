'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { CrmFinding } from '@/lib/domain/leads/crm-erasure'

import { useStaffAction } from './use-staff-action'

const FAILED = 'This could not be recorded. Please try again in a minute.'
const FINDINGS: { found: CrmFinding; label: string }[] = [
  { found: 'contact-deleted', label: 'Checked: contact deleted' },
  { found: 'nothing-there', label: 'Checked: nothing there' },
]

export function ErasureCheckedField() {
  const { id } = useDocumentInfo()
  const crm = useFormFields(([fields]) => fields.crm?.value)
  if (typeof id !== 'number' || crm !== 'check-by-hand') return null
  return (
    <div className="field-type">
      <Findings id={id} />
    </div>
  )
}

function Findings({ id }: { id: number }) {
  const router = useRouter()
  const { send, isSending } = useStaffAction(FAILED)
  return (
    <div className="pb-note-form">
      {FINDINGS.map(({ found, label }) => (
        <Button
          key={found}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending}
          onClick={() =>
            send({ path: `/erasures/${id}/checked`, body: { found } }, { onSuccess: () => router.refresh() })
          }
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
