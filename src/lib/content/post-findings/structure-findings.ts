import { advice, atField, type DraftPicture, type Finding, type Heading, type PostDraft } from './post-draft'

const FIRST_LEVEL = 2

/** Headings out of order or empty. */
export function headingFindings(headings: readonly Heading[]): Finding[] {
  return headings.flatMap(({ level, text }, index) => {
    if (text.trim() === '') return [advice('Fill in the empty heading, or delete it.', atField('content'))]
    const before = headings[index - 1]?.level ?? FIRST_LEVEL - 1
    return level > before + 1
      ? [
          advice(
            `Make “${text.trim()}” a heading ${before + 1}: it is a heading ${level} without one above it.`,
            atField('content', text.trim()),
          ),
        ]
      : []
  })
}

const FILE_NAME = /\.(?:jpe?g|png|webp|avif|gif|heic)$|^(?:img|dsc|image|photo|picture|screenshot)[\s_-]*\d*$/i
const WORDS_MIN = 3

/** Pictures without a description for people who cannot see them. */
export function pictureFindings(pictures: PostDraft['pictures']): Finding[] {
  if (pictures.length === 0)
    return [advice('Choose a main picture: lists of posts and shared links show it.', atField('featuredImage'))]
  return pictures
    .filter(isUndescribed)
    .map(({ field, name }) => advice(`Say in a sentence what the picture ${name} shows.`, atField(field, name)))
}

/** Whether the description is missing, a file name, or only a word or two. */
export const isUndescribed = ({ alt }: DraftPicture) =>
  FILE_NAME.test(alt.trim()) || alt.trim().split(/\s+/).length < WORDS_MIN
