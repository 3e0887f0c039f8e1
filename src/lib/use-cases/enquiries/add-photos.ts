import type { Pool } from 'pg'

import type { Enquiry } from '@/lib/content/enquiry'
import { PHOTOS_MAX } from '@/lib/domain/leads/photos'
import { counted } from '@/lib/format/counted'
import { cleanPhoto } from '@/lib/integrations/photos/clean-photo'

import { changeEnquiry } from './change-enquiry'

type Adding = { enquiry: Enquiry; photos: readonly Buffer[]; at: Date }

// One statement, so that uploads at the same time cannot exceed the limit together: the lead is locked.
const ADD = `with lead as (
  select id from leads where id = $1 and status <> 'withdrawn' for update
), kept as (
  select count(*) as photos from lead_photos, lead where lead_id = lead.id
)
insert into lead_photos (lead_id, jpeg)
select lead.id, photo from lead, kept, unnest($2::bytea[]) as photo where kept.photos + cardinality($2::bytea[]) <= $3`

/** Adds photos to an enquiry and tells sales; false if it has too many, or was withdrawn. */
export async function addPhotos(pool: Pool, { enquiry, photos, at }: Adding): Promise<boolean> {
  const { rowCount } = await pool.query(ADD, [enquiry.id, photos, PHOTOS_MAX])
  if (rowCount === 0) return false
  // The photos are saved, and shown with the lead, even if the enquiry is changed at the same moment.
  await changeEnquiry(pool, {
    lead: { id: enquiry.id, changeCount: enquiry.changes.length },
    columns: {},
    change: [{ label: 'Photos', value: `${counted(photos.length, 'photo')} added` }],
    at,
    resend: ['sales-email'],
    cancelsUnsent: false,
  })
  return true
}

/** How many photos an enquiry has. */
export async function countPhotos(pool: Pool, leadId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from lead_photos where lead_id = $1',
    [leadId],
  )
  return rows[0]?.count ?? 0
}

/** The photos cleaned, one after the other to spare the memory; null if one of the files is not a photo. */
export async function cleanPhotos(files: readonly Blob[]): Promise<Buffer[] | null> {
  const photos: Buffer[] = []
  for (const file of files) {
    const photo = await cleanPhoto(new Uint8Array(await file.arrayBuffer()))
    if (!photo) return null
    photos.push(photo)
  }
  return photos
}
