import type { UIFieldServerProps } from 'payload'

import { receiptToken } from '@/lib/platform/enquiry-token'
import { receiptPage } from '@/lib/routing/enquiry-routes'
import { checkErasedRows } from '@/lib/schemas/erased-rows'

import { StaffActionButton } from '../staff-action-button'
import { StaffTable } from '../staff-table'

/** What was erased of a person and what stays, the page that they see, and the button for what is done by hand. */
export function ReceiptRecord({ data }: Pick<UIFieldServerProps, 'data'>) {
  if (typeof data.id !== 'number' || typeof data.reference !== 'string') return null
  return (
    <div className="pb-view">
      <p>
        <a href={receiptPage(receiptToken(data.reference))}>The page that the person sees</a>
      </p>
      <StaffTable
        label="Records by kind"
        columns={['Kind', 'Found', 'Stay', 'Why']}
        rows={checkErasedRows(data.details).map(({ called, found, left, because }) => ({
          key: called,
          name: called,
          cells: [found, left, because],
        }))}
      />
      {!data.mailboxesClearedAt && (
        <p>
          <StaffActionButton
            label="The emails are deleted from our mailboxes"
            about={data.reference}
            path={`/data-receipts/${data.id}/mailboxes-cleared`}
            body={{}}
          />
        </p>
      )}
    </div>
  )
}
