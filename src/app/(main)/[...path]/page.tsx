import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { getPageAt } from '@/lib/data/pages/page'
import { getPageList } from '@/lib/data/pages/page-list'
import { pageMetadata } from '@/lib/seo/metadata'

import { PageJsonLd } from './page-json-ld'
import { PageView } from './page-view'

type Props = { params: Promise<{ path: string[] }> }

export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const pages = await getPageList()
  return pages.map(({ path }) => ({ path: path.slice(1).split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await resultFor(params)
  if (result.kind !== 'page') return {}
  const { path, title, description, sharePicture, picture, isUnlisted } = result.page
  return pageMetadata({ path, title, description, picture: sharePicture ?? picture, isPrivate: isUnlisted })
}

/** A page written by staff, or a redirect to its new path. Every more specific route takes precedence. */
export default async function WrittenPage({ params }: Props) {
  const result = await resultFor(params)
  switch (result.kind) {
    case 'page':
      return (
        <>
          <PageJsonLd page={result.page} />
          <PageView page={result.page} />
        </>
      )
    case 'redirect':
      return result.isPermanent ? permanentRedirect(result.to) : redirect(result.to)
    case 'nothing':
      return notFound()
  }
}

async function resultFor(params: Props['params']) {
  const { path } = await params
  return getPageAt(`/${path.join('/')}`)
}
