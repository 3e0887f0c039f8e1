import type { UIFieldServerProps } from 'payload'

import { fileSize } from '@/lib/format/file-size'
import { poolOf } from '@/lib/platform/database'

/** The photos and documents that the customer has added, each linked to the full file. */
export async function LeadPhotos({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  if (!data.id) return null
  const pool = poolOf(payload)
  const [photos, documents] = await Promise.all([
    pool.query<{ id: number }>('select id from lead_photos where lead_id = $1 order by id', [data.id]),
    pool.query<{ id: number; name: string; bytes: number }>(
      'select id, name, length(pdf) as bytes from lead_documents where lead_id = $1 order by id',
      [data.id],
    ),
  ])
  const { api } = payload.config.routes
  return (
    <>
      {photos.rows.length > 0 && (
        <div className="pb-photos">
          <h3>Photos from the customer</h3>
          <ul>
            {photos.rows.map(({ id }, index) => (
              <li key={id}>
                <a href={`${api}/lead-photos/${id}`}>
                  <img src={`${api}/lead-photos/${id}`} alt={`Photo ${index + 1}`} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {documents.rows.length > 0 && (
        <>
          <h3>Documents from the customer</h3>
          <ul>
            {documents.rows.map(({ id, name, bytes }) => (
              <li key={id}>
                <a href={`${api}/lead-documents/${id}`}>{name}</a> ({fileSize(bytes)})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
