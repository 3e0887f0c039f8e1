import type { AdminViewServerProps } from 'payload'

import { SUPPLIER_FILE_STATES } from '@/lib/domain/catalogue/supplier-plan'
import { labelOf } from '@/lib/domain/text/label-of'

import { writtenMoment } from '../moment'
import { requireStaff, StaffView } from '../staff-view'
import { UploadFile } from './upload-file'

const SHOWN_MAX = 12

/** Stock and prices from our supplier: upload a file, see what it would change, apply it. */
export async function SupplierView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/supplier')
  const { payload } = view
  const { docs } = await payload.find({
    collection: 'supplier-files',
    sort: '-createdAt',
    limit: SHOWN_MAX,
    depth: 0,
    select: { name: true, state: true, createdAt: true, decidedBy: true },
    req: view.initPageResult.req,
    overrideAccess: false,
  })
  const list = `${payload.config.routes.admin}/collections/supplier-files`
  return (
    <StaffView view={view} title="Supplier sync">
      {changesPages ? (
        <UploadFile filePage={list} />
      ) : (
        <p>Your account cannot change stock and prices. An admin can change that.</p>
      )}
      <section className="pb-notices" aria-labelledby="pb-files">
        <h2 id="pb-files">Files so far</h2>
        {docs.length === 0 && <p>There are none.</p>}
        <ul>
          {docs.map(({ id, name, state, createdAt, decidedBy }) => (
            <li key={id}>
              <a href={`${list}/${id}`}>{name}</a> {writtenMoment(createdAt)},{' '}
              {labelOf(SUPPLIER_FILE_STATES, state).toLowerCase()}
              {decidedBy && ` by ${decidedBy}`}
            </li>
          ))}
        </ul>
        <a href={list}>All files</a>
      </section>
    </StaffView>
  )
}
