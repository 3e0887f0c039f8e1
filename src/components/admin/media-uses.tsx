import type { UIFieldServerProps } from 'payload'

import { usesOfMedia } from '@/lib/cms/media/uses-of-media'

type MediaUsesProps = Pick<UIFieldServerProps, 'data' | 'req'>

/** Where the file is used, shown beside its form. A file in use cannot be moved to the trash. */
export async function MediaUses({ data, req }: MediaUsesProps) {
  const mediaId: unknown = data?.id
  if (typeof mediaId !== 'number') return null
  const uses = await usesOfMedia({ req, mediaId })
  return (
    <section className="field-type pb-uses" aria-label="Where it is used">
      <span className="field-label">Where it is used</span>
      {uses.length === 0 ? (
        <p>Nowhere.</p>
      ) : (
        <ul>
          {uses.map(({ label, path }) => (
            <li key={path}>{path ? <a href={`${req.payload.config.routes.admin}${path}`}>{label}</a> : label}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
