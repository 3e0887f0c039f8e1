import { eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { adapterOf } from '@/lib/platform/database'
import { leadDocuments } from '@/lib/platform/lead-documents-table'
import { leadPhotos } from '@/lib/platform/lead-photos-table'

/** The photos and documents of a lead, oldest first, without their content. */
export async function readLeadFiles(payload: Payload, leadId: number) {
  const { drizzle } = adapterOf(payload)
  const isScanned = sql<boolean>`${isNotNull(leadDocuments.scannedAt)}`
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
