import { categoryRecord } from '@/lib/content/post-record'
import { getPostTopics } from '@/lib/data/post-topics'

import { listEndpoint } from '../list-endpoint'

/** The categories that have posts. */
export const GET = listEndpoint(async () => (await getPostTopics()).category.map(categoryRecord))
