import { rulesOf, type SocialPlatform } from './platforms'
import { textLength } from './text-length'

/** Why the platform would reject or cut the text, or null. */
export function textFault(platform: SocialPlatform, text: string): string | null {
  const { label, textMax } = rulesOf(platform)
  const length = textLength(platform, text)
  if (length <= textMax) return null
  const note = platform === 'x' ? ' (a link counts as 23)' : ''
  return `${label} takes up to ${grouped(textMax)} characters. This has ${grouped(length)}${note}.`
}

/** Why the platform would reject the pictures at these addresses, or null. */
export function imagesFault(platform: SocialPlatform, addresses: readonly string[]): string | null {
  const { label, imagesMin, imagesMax, types } = rulesOf(platform)
  if (addresses.length < imagesMin) return `${label} needs a picture.`
  if (addresses.length > imagesMax) {
    return `${label} takes up to ${imagesMax} ${imagesMax === 1 ? 'picture' : 'pictures'}. This has ${addresses.length}.`
  }
  const wrong = addresses.find((address) => !types.some((type) => type === pictureType(address)))
  return wrong === undefined ? null : `${label} takes ${listed(types)} files only: ${wrong}`
}

/** 'jpg' for https://example.com/wall.JPEG?v=2. */
export function pictureType(address: string): string {
  const [, type = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
  return type.toLowerCase().replace('jpeg', 'jpg')
}

const grouped = (count: number) => count.toLocaleString('en-GB')

function listed(types: readonly string[]): string {
  const names = types.map((type) => (type === 'jpg' ? 'JPEG' : type.toUpperCase()))
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
