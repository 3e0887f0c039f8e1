import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { SharedDesignView } from '../shared-design-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.sharedDesign)

export default async function SharedDesignPage({ params, searchParams }: PageProps<'/system-designer/shared/[token]'>) {
  const [{ token }, { version }] = await Promise.all([params, searchParams])
  return <SharedDesignView token={token} version={typeof version === 'string' ? Number(version) : undefined} />
}
