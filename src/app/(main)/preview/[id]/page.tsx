import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { readDraft } from '@/lib/data/pages/draft'
import { PREVIEWED_GLOBALS } from '@/lib/routing/routes'
import { readDocumentId } from '@/lib/schemas/document-id'

import { PageView } from '../../[...path]/page-view'
import { GLOBAL_PREVIEWS } from './global-previews'
import { RefreshOnSave } from './refresh-on-save'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

/** A page or a global as it would look once published, beside its form in the admin. */
export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const draft = await previewOf((await params).id, { headers: await headers() })
  if (!draft) return notFound()
  return (
    <>
      <RefreshOnSave />
      {draft}
    </>
  )
}

async function previewOf(id: string, { headers }: { headers: Headers }): Promise<ReactNode> {
  const slug = PREVIEWED_GLOBALS.find((one) => one === id)
  if (slug) return GLOBAL_PREVIEWS[slug](headers)
  const pageId = readDocumentId(id)
  const page = pageId === null ? null : await readDraft({ id: pageId, headers })
  return page && <PageView page={page} />
}
