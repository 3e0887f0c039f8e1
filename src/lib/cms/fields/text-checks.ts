import { isClockTime } from '@/lib/domain/calendar/time-of-day'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { readNotation } from '@/lib/domain/text/notation'
import { isSafeHref } from '@/lib/domain/text/safe-href'
import { isFrameOrigin } from '@/lib/routing/frame-origin'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]+$/
const COLOUR = /^#[0-9a-f]{6}$/i

/** `stone-barn-2`: the last segment of a page's path. */
export function checkSlug(text: string): true | string {
  return SLUG.test(text) || 'Use lower-case letters, numbers and single hyphens, for example stone-barn'
}

/** Any UK number that is not premium rate; pages show it without an extension. */
export function checkPhone(text: string): true | string {
  const phone = readPhone(text)
  return (phone.ok && phone.extension === null) || 'Please enter a valid phone number'
}

export function checkSortCode(text: string): true | string {
  return /^\d{2}-\d{2}-\d{2}$/.test(text) || 'Enter the sort code as 12-34-56'
}

export function checkAccountNumber(text: string): true | string {
  return /^\d{8}$/.test(text) || 'Enter the eight digits of the account number'
}

/** Takes the message as a parameter, so that several forms can share the rule. */
export function checkEmail(message: string): (text: string) => true | string {
  return (text) => EMAIL.test(text) || message
}

/** `/about`, but not `//other-site` or `/\other-site`, which browsers treat as another host. */
export function checkLocalPath(text: string): true | string {
  return isLocalPath(text) || 'Start with one slash, for example /about'
}

/** A path on this site or a full https URL. */
export function checkDestination(text: string): true | string {
  return isLocalPath(text) || isHttps(text) || 'Enter a path such as /about, or a full address starting with https://'
}

/** The allowed targets of a link in text. */
export function checkLink(href: string): true | string {
  return (
    isSafeHref(href) ||
    `“${href}” cannot be a link. Use a path such as /about, or an address that starts with https://, mailto: or tel:`
  )
}

/** Checks every link in our markup, `[words](/path)`. */
export function checkNotationLinks(text: string): true | string {
  const verdicts = readNotation(text).map((mark) => (mark.kind === 'link' ? checkLink(mark.href) : true))
  return verdicts.find((verdict) => verdict !== true) ?? true
}

export function checkHttps(text: string): true | string {
  return isHttps(text) || 'Enter the full address, starting with https://'
}

/** Like `checkHttps`, but also allows http for third-party pages. */
export function checkUrl(text: string): true | string {
  return isHttps(text.replace(/^http:/, 'https:')) || 'Enter the full address, starting with https:// or http://'
}

/** The origin of another website that may embed our pages. */
export function checkOrigin(text: string): true | string {
  return (
    isFrameOrigin(text) ||
    'Enter https:// and the domain in lower-case letters, without a path: https://www.example.com'
  )
}

/** `#3B82F6`. */
export function checkColour(text: string): true | string {
  return COLOUR.test(text) || 'Enter # and six hexadecimal digits, for example #3B82F6'
}

/** `08:00` to `23:59`. */
export function checkClockTime(text: string): true | string {
  return isClockTime(text) || 'Enter the time as hours and minutes, for example 08:30'
}

function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && new URL(text).protocol === 'https:'
}
