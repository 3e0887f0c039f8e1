import { rulesOf, type SocialPlatform } from './platforms'
import { textLength } from './text-length'

/** Why the platform would reject or truncate the text, or null. */
export function textFault(platform: SocialPlatform, text: string): string | null {
  const { label, textMax } = rulesOf(platform)
  const length = textLength(platform, text)
  if (length <= textMax) return null
  const note = platform === 'x' ? ' (a link counts as 23)' : ''
  return `${label} takes up to ${grouped(textMax)} characters. This has ${grouped(length)}${note}.`
}

/** Why the platform would reject the pictures at these URLs, or null. */
export function imagesFault(platform: SocialPlatform, urls: readonly string[]): string | null {
  const { label, imagesMin, imagesMax, types } = rulesOf(platform)
  if (urls.length < imagesMin) return `${label} needs a picture.`
  if (urls.length > imagesMax) {
    return `${label} takes up to ${imagesMax} ${imagesMax === 1 ? 'picture' : 'pictures'}. This has ${urls.length}.`
  }
  const wrong = urls.find((url) => !types.some((type) => type === pictureType(url)))
  return wrong === undefined ? null : `${label} takes ${listed(types)} files only: ${wrong}`
}

/** 'jpg' for https://example.com/wall.JPEG?v=2. */
export function pictureType(url: string): string {
  const [, type = ''] = /\.(\w+)(?:[?#].*)?$/.exec(url) ?? []
  return type.toLowerCase().replace('jpeg', 'jpg')
}

const grouped = (count: number) => count.toLocaleString('en-GB')

function listed(types: readonly string[]): string {
  const names = types.map((type) => (type === 'jpg' ? 'JPEG' : type.toUpperCase()))
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
