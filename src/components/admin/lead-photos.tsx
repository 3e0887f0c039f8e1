import type { UIFieldServerProps } from 'payload'

import { poolOf } from '@/lib/platform/database'

/** The photos that the customer has added, each opening in full. */
export async function LeadPhotos({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  if (!data.id) return null
  const { rows } = await poolOf(payload).query<{ id: number }>(
    'select id from lead_photos where lead_id = $1 order by id',
    [data.id],
  )
  if (rows.length === 0) return null
  const { api } = payload.config.routes
  return (
    <div className="pb-photos">
      <h3>Photos from the customer</h3>
      <ul>
        {rows.map(({ id }, place) => (
          <li key={id}>
            <a href={`${api}/lead-photos/${id}`} target="_blank" rel="noreferrer">
              <img src={`${api}/lead-photos/${id}`} alt={`Photo ${place + 1}`} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
