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
  const answer = await answerAt(params)
  if (answer.kind !== 'page') return {}
  const { path, title, description, sharePicture, picture, isUnlisted } = answer.page
  return pageMetadata({ path, title, description, picture: sharePicture ?? picture, isPrivate: isUnlisted })
}

/** A page written by staff, or a redirect to its new path. Every more specific route takes precedence. */
export default async function WrittenPage({ params }: Props) {
  const answer = await answerAt(params)
  switch (answer.kind) {
    case 'page':
      return (
        <>
          <PageJsonLd page={answer.page} />
          <PageView page={answer.page} />
        </>
      )
    case 'redirect':
      return answer.isPermanent ? permanentRedirect(answer.to) : redirect(answer.to)
    case 'nothing':
      return notFound()
  }
}

async function answerAt(params: Props['params']) {
  const { path } = await params
  return getPageAt(`/${path.join('/')}`)
}
