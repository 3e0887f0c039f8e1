import type { UIFieldServerProps } from 'payload'

import { readLinkTargets } from '@/lib/cms/content/link-targets'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { isUndescribed } from '@/lib/content/post-findings/structure-findings'

import { FindingList } from './finding-list'

/** What to do before the post is published, updated while it is being written. */
export async function BeforeYouPublish({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  const [{ claims, mode, today }, paths, media] = await Promise.all([
    readRegistry({ payload }),
    readLinkTargets({ payload }),
    payload.find({
      collection: 'media',
      pagination: false,
      depth: 0,
      select: { alt: true, filename: true },
      overrideAccess: true, // everything in the library is public
    }),
  ])
  const undescribed = media.docs.filter(({ alt }) => isUndescribed({ alt, name: '' }))
  return (
    <FindingList
      claims={claims.map(({ id, key, readings }) => ({ id, key, readings }))}
      mode={mode}
      today={today}
      paths={paths}
      undescribed={undescribed.map(({ id, alt, filename }) => ({ id, alt, name: filename ?? '' }))}
    />
  )
}
