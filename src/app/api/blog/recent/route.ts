import { postRecord } from '@/lib/content/post-record'
import { getPostFeed } from '@/lib/data/blog/feed'

import { listEndpoint } from '../list-endpoint'

/** The fifty newest posts. */
export const GET = listEndpoint(async () => (await getPostFeed()).map(postRecord))
