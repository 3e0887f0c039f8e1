import type { AdminViewServerProps } from 'payload'

import { countDue } from '@/lib/addresses/check/due'
import { readFilter } from '@/lib/addresses/filter'
import { listAddresses } from '@/lib/addresses/list'
import { readTree } from '@/lib/addresses/read-tree'
import { poolOf } from '@/lib/platform/database'

import { requireStaff, StaffView } from '../staff-view'
import { AddressFilters } from './address-filters'
import { AddressTable } from './address-table'
import { AddressTree } from './address-tree'
import { CheckPanel } from './check-panel'
import { listHref } from './list-href'
import { PageLinks } from './page-links'
import { paramsOf } from './params-of'
import { ViewTabs } from './view-tabs'

/** Every public address: a list to filter, sort and take along, or a tree. Plain links and forms: it works without scripts. */
export async function PagesView(view: AdminViewServerProps) {
  const staff = requireStaff(view, '/pages')
  const pool = poolOf(view.payload)
  const params = paramsOf(view.searchParams ?? {})
  const { admin, api } = view.payload.config.routes
  const isTree = params.get('view') === 'tree'
  const filter = readFilter(params)
  const [found, tree, waiting] = await Promise.all([
    isTree ? null : listAddresses({ pool, filter, seesDrafts: staff.seesDrafts }),
    isTree ? readTree({ pool, seesDrafts: staff.seesDrafts }) : null,
    countDue(pool),
  ])
  return (
    <StaffView view={view} title="All addresses">
      <ViewTabs adminRoute={admin} isTree={isTree} />
      <CheckPanel
        apiRoute={api}
        waiting={waiting}
        mayAsk={staff.changesPages}
        waitSeconds={Number(params.get('wait')) || 0}
      />
      {tree && <AddressTree {...tree} adminRoute={admin} under={params.get('under') ?? '/'} page={filter.page} />}
      {found && (
        <>
          <AddressFilters adminRoute={admin} filter={filter} seesDrafts={staff.seesDrafts} />
          <AddressTable
            adminRoute={admin}
            apiRoute={api}
            filter={filter}
            addresses={found.addresses}
            total={found.total}
            mayAsk={staff.changesPages}
          />
          <PageLinks
            label="Pages of the list"
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => listHref(admin, { ...filter, page })}
          />
        </>
      )}
    </StaffView>
  )
}
