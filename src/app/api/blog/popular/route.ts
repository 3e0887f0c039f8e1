import { postRecord } from '@/lib/content/post-record'
import { getPopularPosts } from '@/lib/data/blog/popular'

import { listEndpoint } from '../list-endpoint'

/** The fifty most viewed posts. */
export const GET = listEndpoint(async () => (await getPopularPosts()).map(postRecord))
