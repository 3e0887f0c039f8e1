import { readPhone } from '@/lib/domain/contact/uk-phone'
import { isFrameOrigin } from '@/lib/site/frame-origin'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]+$/
const COLOUR = /^#[0-9a-f]{6}$/i
const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** `stone-barn-2`: the last part of a page's address. */
export function checkSlug(text: string): true | string {
  return SLUG.test(text) || 'Use lower-case letters, numbers and single hyphens, for example stone-barn'
}

/** Any number somebody in the United Kingdom can dial without paying a premium. */
export function checkPhone(text: string): true | string {
  return readPhone(text).ok || 'Please enter a valid phone number'
}

/** Made by whoever needs the words of its own form: one rule, several messages. */
export function checkEmail(message: string): (text: string) => true | string {
  return (text) => EMAIL.test(text) || message
}

/** `/about`, and never `//other-site` or `/\other-site`, which browsers take for another host. */
export function checkLocalPath(text: string): true | string {
  return isLocalPath(text) || 'Start with one slash, for example /about'
}

/** A path of this site or a full https address. */
export function checkDestination(text: string): true | string {
  return isLocalPath(text) || isHttps(text) || 'Give a path such as /about, or a full address starting with https://'
}

export function checkHttps(text: string): true | string {
  return isHttps(text) || 'Give the full address, starting with https://'
}

/** As `checkHttps`, and for pages of others that have no https. */
export function checkWebAddress(text: string): true | string {
  return isHttps(text.replace(/^http:/, 'https:')) || 'Give the full address, starting with https:// or http://'
}

/** Another website as a browser names it, for it to show a page of ours. */
export function checkOrigin(text: string): true | string {
  return (
    isFrameOrigin(text) ||
    'Give https:// and the name of the website in small letters, without a path: https://www.example.com'
  )
}

/** `#3B82F6`. */
export function checkColour(text: string): true | string {
  return COLOUR.test(text) || 'Give a hash and six letters or numbers, for example #3B82F6'
}

/** `08:00` to `23:59`. */
export function checkClockTime(text: string): true | string {
  return CLOCK_TIME.test(text) || 'Give the time as hours and minutes, for example 08:30'
}

function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

function isHttps(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && new URL(text).protocol === 'https:'
}
