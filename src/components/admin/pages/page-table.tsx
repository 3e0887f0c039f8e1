import { filterParams, type PageFilter, type Sort } from '@/lib/page-inventory/filter'
import type { ListedPage } from '@/lib/page-inventory/listed-page'

import { listHref } from './list-href'
import { PageRow } from './page-row'

const COLUMNS: { sort: Sort; label: string }[] = [
  { sort: 'path', label: 'Address' },
  { sort: 'kind', label: 'Kind' },
  { sort: 'standing', label: 'Status' },
  { sort: 'live', label: 'Answers' },
  { sort: 'checked', label: 'Last checked' },
  { sort: 'words', label: 'Words' },
  { sort: 'claims', label: 'Claims' },
  { sort: 'edited', label: 'Last edit' },
]

type PageTableProps = {
  adminRoute: string
  apiRoute: string
  filter: PageFilter
  addresses: ListedPage[]
  total: number
  mayAsk: boolean
}

export function PageTable({ adminRoute, apiRoute, filter, addresses, total, mayAsk }: PageTableProps) {
  const query = filterParams({ ...filter, page: 1 })
  return (
    <>
      <p className="pb-total">
        <strong>
          {total} {total === 1 ? 'address' : 'addresses'}
        </strong>{' '}
        <a href={`${apiRoute}/site-addresses?${query}`}>Download as CSV</a>
      </p>
      {/* Wider than a tablet, so it scrolls separately, also by keyboard. */}
      <div className="pb-table pb-table-wide" role="region" aria-label="Addresses" tabIndex={0}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map(({ sort, label }) => (
                <SortHeading key={sort} adminRoute={adminRoute} filter={filter} sort={sort} label={label} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {addresses.map((address) => (
              <PageRow
                key={`${address.kind} ${address.path} ${address.editPath}`}
                adminRoute={adminRoute}
                apiRoute={apiRoute}
                address={address}
                mayAsk={mayAsk}
              />
            ))}
          </tbody>
        </table>
      </div>
      {total === 0 && <p>No address matches.</p>}
    </>
  )
}

type SortHeadingProps = { adminRoute: string; filter: PageFilter; sort: Sort; label: string }

function SortHeading({ adminRoute, filter, sort, label }: SortHeadingProps) {
  const isSorted = filter.sort === sort
  const next = { ...filter, sort, isDescending: isSorted && !filter.isDescending, page: 1 }
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={isSorted ? (filter.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <a href={listHref(adminRoute, next)}>
        {label}
        {isSorted && <span aria-hidden> {filter.isDescending ? '↓' : '↑'}</span>}
      </a>
    </th>
  )
}
