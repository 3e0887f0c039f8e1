import { PageBlocks } from '@/components/blocks/page-blocks'
import { PostBody } from '@/components/sections/blog/post-body'
import { PostEnd } from '@/components/sections/blog/post-end'
import { PostHeader } from '@/components/sections/blog/post-header'
import { SourcesList } from '@/components/sections/page/sources-list'
import { Picture } from '@/components/ui/picture'
import { type BlogPost, hasNextStep } from '@/lib/content/blog-post'
import { figuresInPost } from '@/lib/content/figures-in-post'
import { chaptersOf } from '@/lib/content/page'
import { getPostsAround } from '@/lib/data/blog/posts-around'
import { getHeatingPrices } from '@/lib/data/numbers'
import { getSiteSettings } from '@/lib/data/site-settings'

/** A post as visitors read it. */
export async function PostView({ post }: { post: BlogPost }) {
  const { slug, blocks, sources, picture, tags } = post
  const [settings, around] = await Promise.all([getSiteSettings(), getPostsAround(slug)])
  // Only a post that prints prices is re-rendered when they change.
  const prices = blocks.some(({ kind }) => kind === 'heatPrices') ? await getHeatingPrices() : null
  return (
    <>
      <PostHeader post={post} />
      <PostBody chapters={chaptersOf(post)} figures={figuresInPost(blocks)}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 75rem) 50vw, (min-width: 56.3125rem) 70vw, 100vw"
            isUrgent
            className="mb-11 aspect-video h-auto w-full rounded-panel"
          />
        )}
        <PageBlocks blocks={blocks} settings={settings} prices={prices} />
        <SourcesList sources={sources} />
        <PostEnd tags={tags} around={around} needsNextStep={!hasNextStep(post)} />
      </PostBody>
    </>
  )
}
