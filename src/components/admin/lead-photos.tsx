import type { UIFieldServerProps } from 'payload'

import { fileSize } from '@/lib/format/file-size'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

type LeadDocument = { id: number; name: string; bytes: number; isScanned: boolean; infection: string | null }

/** The photos and documents that the customer has added, each linked to the full file. */
export async function LeadPhotos({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  if (!data.id) return null
  const pool = poolOf(payload)
  const [photos, documents] = await Promise.all([
    pool.query<{ id: number }>('select id from lead_photos where lead_id = $1 order by id', [data.id]),
    pool.query<LeadDocument>(
      `select id, name, length(pdf) as bytes, scanned_at is not null as "isScanned", infection
       from lead_documents where lead_id = $1 order by id`,
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
            {documents.rows.map((document) => (
              <DocumentLine key={document.id} document={document} api={api} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A document with its link, or why it cannot be opened. */
function DocumentLine({ document, api }: { document: LeadDocument; api: string }) {
  const { id, name, bytes, isScanned, infection } = document
  if (infection) return <li>{`${name}: the virus scanner found ${infection}, so it cannot be opened`}</li>
  if (env.clamav && !isScanned) return <li>{`${name}: waits for the virus scanner`}</li>
  return (
    <li>
      <a href={`${api}/lead-documents/${id}`}>{name}</a> <span>{`(${fileSize(bytes)})`}</span>
    </li>
  )
}
