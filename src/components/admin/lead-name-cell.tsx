'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

import { DATA_COMPLAINT } from '@/lib/domain/leads/data-complaint'

/** The name as a link to the lead, marked if it is a data protection complaint or held back as suspected spam. */
export function LeadNameCell(props: DefaultCellComponentProps<TextFieldClient>) {
  return (
    <span className="pb-lead-name">
      <DefaultCell {...props} />
      {props.rowData.source === DATA_COMPLAINT && <span className="pb-badge">Data protection complaint</span>}
      {props.rowData.quarantined && <span className="pb-badge">Held back</span>}
    </span>
  )
}
