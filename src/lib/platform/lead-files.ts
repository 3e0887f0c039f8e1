import { eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { adapterOf } from './database'
import { leadDocuments } from './lead-documents-table'
import { leadPhotos } from './lead-photos-table'

const isScanned = sql<boolean>`${isNotNull(leadDocuments.scannedAt)}`

/** The photos and documents of a lead, oldest first, without their content. */
export async function readLeadFiles(payload: Payload, leadId: number) {
  const { drizzle } = adapterOf(payload)
  const bytes = sql<number>`length(${leadDocuments.pdf})`
  const [photos, documents] = await Promise.all([
    drizzle.select({ id: leadPhotos.id }).from(leadPhotos).where(eq(leadPhotos.leadId, leadId)).orderBy(leadPhotos.id),
    drizzle
      .select({ id: leadDocuments.id, name: leadDocuments.name, bytes, isScanned, infection: leadDocuments.infection })
      .from(leadDocuments)
      .where(eq(leadDocuments.leadId, leadId))
      .orderBy(leadDocuments.id),
  ])
  return { photos, documents }
}

/** A customer's photo; undefined if there is none of that id. */
export async function readLeadPhoto(payload: Payload, id: number) {
  const { drizzle } = adapterOf(payload)
  const [photo] = await drizzle.select({ jpeg: leadPhotos.jpeg }).from(leadPhotos).where(eq(leadPhotos.id, id))
  return photo
}

/** A customer's document with what the virus scanner found; undefined if there is none of that id. */
export async function readLeadDocument(payload: Payload, id: number) {
  const { drizzle } = adapterOf(payload)
  const [document] = await drizzle
    .select({ name: leadDocuments.name, pdf: leadDocuments.pdf, isScanned, infection: leadDocuments.infection })
    .from(leadDocuments)
    .where(eq(leadDocuments.id, id))
  return document
}
