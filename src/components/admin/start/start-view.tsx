import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { readTestedServices } from '@/lib/operations/tested-services'
import { readTrialEnquiry } from '@/lib/operations/trial-enquiry'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

import { StaffTable } from '../staff-table'
import { requireStaff, StaffView } from '../staff-view'
import { Services } from './services'
import { readStart, type StartItem } from './start-items'
import { TrialEnquiry } from './trial-enquiry'

/** The owner's first day: what is still a sample, missing or unsafe. For admins. */
export async function StartView(view: AdminViewServerProps) {
  requireStaff(view, '/start')
  const { payload } = view
  const { admin } = payload.config.routes
  if (!hasRole(view.initPageResult.req.user, 'admin')) redirect(admin)
  const pool = poolOf(payload)
  const [groups, services, trial] = await Promise.all([
    readStart(payload, env.siteUrl),
    readTestedServices(pool, env),
    readTrialEnquiry(pool),
  ])
  const items = groups.flatMap((group) => group.items)
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <StaffView view={view} title="Before you open">
      <p>
        {done} of {items.length} done. Each closes by itself once it is put right.
      </p>
      {groups.map(({ title, items: own }) => (
        <section key={title}>
          <h2>{title}</h2>
          <StaffTable
            label={title}
            columns={['What', 'State', 'What to do']}
            rows={own.map((one) => ({
              key: one.title,
              name: one.title,
              cells: [one.isDone ? 'Done' : 'To do', <Todo key={one.title} adminRoute={admin} {...one} />],
            }))}
          />
        </section>
      ))}
      <Services services={services} />
      <TrialEnquiry trial={trial} services={services} />
    </StaffView>
  )
}

function Todo({ detail, isDone, path, adminRoute }: StartItem & { adminRoute: string }) {
  if (isDone || path === null) return detail
  return (
    <Link href={`${adminRoute}${path}`} prefetch={false}>
      {detail}
    </Link>
  )
}
