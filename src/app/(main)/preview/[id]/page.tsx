import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { readDraft } from '@/lib/data/pages/draft'

import { PageView } from '../../[...path]/page-view'
import { RefreshOnSave } from './refresh-on-save'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

/** A page as it would be once published, beside its form in the admin. */
export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id)
  const page = Number.isSafeInteger(id) ? await readDraft({ id, headers: await headers() }) : null
  if (!page) return notFound()
  return (
    <>
      <RefreshOnSave />
      <PageView page={page} />
    </>
  )
}
