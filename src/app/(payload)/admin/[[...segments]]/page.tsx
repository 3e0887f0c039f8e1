import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import config from '@payload-config'

import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's pages to reset a password by email. Colleagues need no address, so nothing would be sent. */
const CLOSED = ['forgot', 'reset']

async function refuseClosed(params: Args['params']): Promise<void> {
  const { segments } = await params
  if (CLOSED.includes(segments?.[0] ?? '')) notFound()
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  await refuseClosed(params)
  return generatePageMetadata({ config, params, searchParams })
}

export default async function Page({ params, searchParams }: Args) {
  await refuseClosed(params)
  return RootPage({ config, importMap, params, searchParams })
}
