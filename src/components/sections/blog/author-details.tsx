import { TextLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { PostAuthor } from '@/lib/content/blog-post'

type AuthorDetailsProps = { name: string; author: PostAuthor }

/** What staff entered about an author besides the biography: a picture, subjects and links to other sites. */
export function AuthorDetails({ name, author: { picture, expertise, links } }: AuthorDetailsProps) {
  if (!picture && expertise.length === 0 && links.length === 0) return null
  return (
    <div className="col-span-full flex items-center gap-5 pt-5 text-sm md:col-start-4">
      {picture && (
        <Picture
          picture={picture}
          sizes="6rem"
          isUrgent
          className="aspect-square h-auto w-24 flex-none rounded-panel"
        />
      )}
      <div className="min-w-0">
        {expertise.length > 0 && (
          <p className="max-w-[38em]">
            <span className="text-ink-2">Expertise:</span> {expertise.join(', ')}
          </p>
        )}
        {links.length > 0 && (
          <ul aria-label={`${name} on other sites`} className="flex flex-wrap gap-x-5">
            {links.map(({ href, site }) => (
              <li key={href} className="min-w-0">
                <TextLink href={href} rel="me noopener" className="inline-flex min-h-11 items-center wrap-anywhere">
                  {site}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
