import { blogFeed } from '../blog-feed'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const feed = await blogFeed()
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
