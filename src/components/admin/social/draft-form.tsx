import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

type DraftFormProps = { apiRoute: string; published: readonly { id: number; title: string }[]; written: number | null }

/** Writes a draft for each platform from a blog post. A plain form: it works without JavaScript. */
export function DraftForm({ apiRoute, published, written }: DraftFormProps) {
  return (
    <section aria-labelledby="pb-drafts-title">
      <h2 id="pb-drafts-title">Write from a blog post</h2>
      {written !== null && <p role="status">{writtenText(written)}</p>}
      {published.length === 0 && <p>No blog post is published yet.</p>}
      {published.length > 0 && (
        <form className="pb-search" method="post" action={`${apiRoute}/social-drafts`}>
          <label>
            Blog post
            <select name="post" required>
              {published.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <fieldset>
            <legend>Platforms</legend>
            {SOCIAL_PLATFORMS.map(({ value, label }) => (
              <label key={value} className="pb-search-box">
                <input type="checkbox" name="platform" value={value} defaultChecked /> {label}
              </label>
            ))}
          </fieldset>
          <button type="submit">Write drafts</button>
        </form>
      )}
    </section>
  )
}

function writtenText(count: number): string {
  if (count === 0) return 'No draft was written, because each of these platforms already has one of this post.'
  return `${count} ${count === 1 ? 'draft was' : 'drafts were'} written. Check the text, choose a time and set the status to Scheduled.`
}
