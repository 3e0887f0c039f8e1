'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** The name that opens the lead, marked when the lead is held back as suspected spam. */
export function LeadNameCell(props: DefaultCellComponentProps<TextFieldClient>) {
  return (
    <span className="pb-lead-name">
      <DefaultCell {...props} />
      {props.rowData.quarantined && <span className="pb-badge">Held back</span>}
    </span>
  )
}
