import { areaOf, positionOf } from '../places/outward-codes'
import { isPostcodeRight, meantPostcode } from './postcode-question'
import { likelyPostcodes } from './uk-postcode'

/** The Channel Islands, the Isle of Man and the forces, which our list of outward codes does not cover. */
const AREAS_WITHOUT_LIST = ['JE', 'GY', 'IM', 'BF', 'BFPO']

/**
 * The question to ask about a postcode whose outward code does not exist, as far as we know; null if it does, or if the
 * text is no postcode. The visitor may confirm it, because our list may lack a new one.
 */
export function askAboutPostcode(typed: string): string | null {
  const [likeliest, ...others] = likelyPostcodes(typed)
  if (likeliest === undefined || isKnown(likeliest)) return null
  const other = others.find(isKnown)
  return other === undefined ? isPostcodeRight(likeliest) : meantPostcode(other)
}

function isKnown(postcode: string): boolean {
  const [outward = ''] = postcode.split(' ')
  return AREAS_WITHOUT_LIST.includes(areaOf(outward)) || positionOf(outward)?.isWholeArea === false
}
