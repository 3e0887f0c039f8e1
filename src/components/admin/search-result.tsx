import {
  DESCRIPTION_LENGTH_MAX,
  DESCRIPTION_LENGTH_MIN,
  TITLE_LENGTH_MAX,
} from '@/lib/content/post-findings/length-findings'

const SITE_NAME = ' | Powerboard'

type SearchResultProps = { url: string; title: string; description: string }

/** A page or post as a search result, roughly, with the lengths that search engines show. */
export function SearchResult({ url, title, description }: SearchResultProps) {
  return (
    <section className="field-type pb-search-preview" aria-label="Search result">
      <span className="field-label">Search result</span>
      <div>
        <p className="pb-result-url">{url || '/…'}</p>
        <p className="pb-result-title">{cut(`${title || 'Title'}${SITE_NAME}`, TITLE_LENGTH_MAX)}</p>
        <p>{cut(description || 'Description', DESCRIPTION_LENGTH_MAX)}</p>
      </div>
      <p>
        Title: {title.length} of up to {TITLE_LENGTH_MAX} characters. Description: {description.length}, best between{' '}
        {DESCRIPTION_LENGTH_MIN} and {DESCRIPTION_LENGTH_MAX}.
      </p>
    </section>
  )
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text)
