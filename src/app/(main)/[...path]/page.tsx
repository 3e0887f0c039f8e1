import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { getPageAt } from '@/lib/data/pages/page'
import { getPageList } from '@/lib/data/pages/page-list'
import { pageMetadata } from '@/lib/site/metadata'

import { PageData } from './page-data'
import { PageView } from './page-view'

type Props = { params: Promise<{ path: string[] }> }

export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const pages = await getPageList()
  return pages.map(({ path }) => ({ path: path.slice(1).split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await answerAt(params)
  if (answer.kind !== 'page') return {}
  const { path, title, description, sharePicture, picture } = answer.page
  return pageMetadata({ path, title, description, picture: sharePicture ?? picture })
}

/** A page that staff wrote, or directions to where it went. Every route with a file of its own comes before this one. */
export default async function WrittenPage({ params }: Props) {
  const answer = await answerAt(params)
  switch (answer.kind) {
    case 'page':
      return (
        <>
          <PageData page={answer.page} />
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
