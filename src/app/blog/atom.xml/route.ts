import { blogFeed } from '../blog-feed'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const feed = await blogFeed()
  return new Response(feed.atom1(), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
