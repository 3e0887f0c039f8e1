import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { readDraft } from '@/lib/data/pages/draft'
import { PREVIEWED_GLOBALS, PREVIEWED_SETTINGS } from '@/lib/routing/routes'
import { readDocumentId } from '@/lib/schemas/document-id'

import { PageView } from '../../[...path]/page-view'
import { GLOBAL_PREVIEWS } from './global-previews'
import { RefreshOnSave } from './refresh-on-save'
import { settingsPreview } from './settings/settings-previews'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

/** A page, a global or settings as they would look once published or saved, beside their form in the admin. */
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
  const settings = PREVIEWED_SETTINGS.find((one) => one === id)
  if (settings) return settingsPreview(settings, headers)
  const pageId = readDocumentId(id)
  const page = pageId === null ? null : await readDraft({ id: pageId, headers })
  return page && <PageView page={page} />
}
