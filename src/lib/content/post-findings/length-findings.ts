import { advice, atField, type Finding, type PostDraft, type Spot } from './post-draft'

export const TITLE_LENGTH_MAX = 60
export const DESCRIPTION_LENGTH_MIN = 110
export const DESCRIPTION_LENGTH_MAX = 160

type Texts = Pick<PostDraft, 'title' | 'excerpt' | 'metaTitle' | 'metaDescription'>

/** Title and description as search results show them. */
export const searchResultOf = ({ title, excerpt, metaTitle, metaDescription }: Texts) => ({
  title: (metaTitle || title).trim(),
  description: (metaDescription || excerpt).trim(),
})

/** The fields that these values come from. */
export const searchFieldsOf = ({ metaTitle, metaDescription }: Texts) =>
  ({
    title: metaTitle ? 'metaTitle' : 'title',
    description: metaDescription ? 'metaDescription' : 'excerpt',
  }) satisfies Record<string, Spot['field']>

/** Checks whether search results show the whole title and description. */
export function lengthFindings(draft: Texts): Finding[] {
  const { title, description } = searchResultOf(draft)
  const fields = searchFieldsOf(draft)
  return [
    ...(title ? [] : [advice('Give the post a title.', atField('title'))]),
    ...(title.length > TITLE_LENGTH_MAX
      ? [
          advice(
            `Search results cut the title off: shorten it from ${title.length} to ${TITLE_LENGTH_MAX} characters, or enter a shorter one under “Search and sharing”.`,
            atField(fields.title),
          ),
        ]
      : []),
    ...descriptionFindings(description, atField(fields.description)),
  ]
}

function descriptionFindings({ length }: string, spot: Spot): Finding[] {
  if (length === 0) return [advice('Write the excerpt: two plain sentences that say what the post answers.', spot)]
  if (length < DESCRIPTION_LENGTH_MIN)
    return [advice(`Lengthen the excerpt from ${length} to at least ${DESCRIPTION_LENGTH_MIN} characters.`, spot)]
  if (length > DESCRIPTION_LENGTH_MAX)
    return [
      advice(
        `Search results cut the excerpt off: shorten it from ${length} to ${DESCRIPTION_LENGTH_MAX} characters, or enter a shorter one under “Search and sharing”.`,
        spot,
      ),
    ]
  return []
}
