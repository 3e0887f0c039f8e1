'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

import { isDataSource } from '@/lib/domain/leads/data-requests'
import { leadSourceLabel } from '@/lib/domain/leads/lead-source'

/** The name as a link to the lead, marked if it is a request or a complaint about data, or held back as suspected spam. */
export function LeadNameCell(props: DefaultCellComponentProps<TextFieldClient>) {
  return (
    <span className="pb-lead-name">
      <DefaultCell {...props} />
      {isDataSource(props.rowData.source) && <span className="pb-badge">{leadSourceLabel(props.rowData.source)}</span>}
      {props.rowData.quarantined && <span className="pb-badge">Held back</span>}
    </span>
  )
}
