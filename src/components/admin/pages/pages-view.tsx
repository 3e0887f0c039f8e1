import type { AdminViewServerProps } from 'payload'

import { countDue } from '@/lib/link-monitor/due'
import { readFilter } from '@/lib/page-inventory/filter'
import { listPages } from '@/lib/page-inventory/list'
import { readTree } from '@/lib/page-inventory/read-tree'
import { poolOf } from '@/lib/platform/database'

import { requireStaff, StaffView } from '../staff-view'
import { CheckPanel } from './check-panel'
import { listHref } from './list-href'
import { PageFilters } from './page-filters'
import { PageLinks } from './page-links'
import { PageTable } from './page-table'
import { PageTree } from './page-tree'
import { paramsOf } from './params-of'
import { ViewTabs } from './view-tabs'

/**
 * Every public path, as a tree or as a list to filter, sort and export. Plain links and forms: it works without
 * JavaScript.
 */
export async function PagesView(view: AdminViewServerProps) {
  const staff = requireStaff(view, '/pages')
  const pool = poolOf(view.payload)
  const params = paramsOf(view.searchParams ?? {})
  const { admin, api } = view.payload.config.routes
  const isTree = params.get('view') === 'tree'
  const filter = readFilter(params)
  const [found, tree, waiting] = await Promise.all([
    isTree ? null : listPages({ pool, filter, seesDrafts: staff.seesDrafts }),
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
      {tree && <PageTree {...tree} adminRoute={admin} under={params.get('under') ?? '/'} page={filter.page} />}
      {found && (
        <>
          <PageFilters adminRoute={admin} filter={filter} seesDrafts={staff.seesDrafts} />
          <PageTable
            adminRoute={admin}
            apiRoute={api}
            filter={filter}
            addresses={found.addresses}
            total={found.total}
            mayAsk={staff.changesPages}
          />
          <PageLinks
            label="Pagination of the list"
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => listHref(admin, { ...filter, page })}
          />
        </>
      )}
    </StaffView>
  )
}
