import type { UIFieldServerProps } from 'payload'

import { readRightsByYear } from '@/lib/people/read-rights-by-year'
import { poolOf } from '@/lib/platform/database'

import { StaffTable } from '../staff-table'

const COLUMNS = [
  ...['Year', 'Requests', 'Complaints', 'Answered late', 'People who erased themselves', 'People erased by staff'],
  ...['Objections to offers', 'Enquiries erased'],
]

/** The yearly report on people's rights: what was asked, whether in time, and what was erased. */
export async function RightsByYear({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  const years = await readRightsByYear(poolOf(payload))
  return (
    <section aria-labelledby="pb-rights-title" className="pb-view">
      <h2 id="pb-rights-title">Requests and erasures by year</h2>
      {years.length === 0 ? (
        <p>There have been no requests about data yet, and no erasures.</p>
      ) : (
        <StaffTable
          label="Requests and erasures by year"
          columns={COLUMNS}
          rows={years.map(({ year, requests, complaints, late, erasedByPerson, erasedByStaff, ...rest }) => ({
            key: String(year),
            name: year,
            cells: [requests, complaints, late, erasedByPerson, erasedByStaff, rest.objections, rest.leadsErased],
          }))}
        />
      )}
    </section>
  )
}
