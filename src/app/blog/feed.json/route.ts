import { blogFeed } from '../blog-feed'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const feed = await blogFeed()
  return new Response(feed.json1(), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } })
}
