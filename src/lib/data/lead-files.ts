import { eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { adapterOf } from '@/lib/platform/database'
import { leadDocuments } from '@/lib/platform/lead-documents-table'
import { leadPhotos } from '@/lib/platform/lead-photos-table'

/** A customer's photo; undefined if there is none of that id. */
export async function readLeadPhoto(payload: Payload, id: number) {
  const { drizzle } = adapterOf(payload)
  const [photo] = await drizzle.select({ jpeg: leadPhotos.jpeg }).from(leadPhotos).where(eq(leadPhotos.id, id))
  return photo
}

/** A customer's document with what the virus scanner found; undefined if there is none of that id. */
export async function readLeadDocument(payload: Payload, id: number) {
  const isScanned = sql<boolean>`${isNotNull(leadDocuments.scannedAt)}`
  const { drizzle } = adapterOf(payload)
  const [document] = await drizzle
    .select({ name: leadDocuments.name, pdf: leadDocuments.pdf, isScanned, infection: leadDocuments.infection })
    .from(leadDocuments)
    .where(eq(leadDocuments.id, id))
  return document
}
