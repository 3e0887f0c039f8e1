import type { ComparedKey } from '@/lib/domain/locations/local-facts'

import { opening } from './opening'
import { borders } from './sentences/borders'
import { gas, nightMeters, price, use } from './sentences/fuel'
import { tenure } from './sentences/homes'
import { setting } from './sentences/setting'
import { sun } from './sentences/sun'
import { verdict } from './sentences/verdict'
import { frost, winter } from './sentences/winter'
import { type About, type Paragraph, type PlaceText, sentences } from './text/about'

const COMPOSERS: Readonly<Record<ComparedKey, (about: About) => Paragraph | null>> = {
  cold: winter,
  frost,
  offGas: gas,
  gasUse: gas,
  nightMeters,
  privateRent: tenure,
  socialRent: tenure,
  owned: tenure,
  price,
  sun,
  electricityUse: use,
}

/** The setting and what changes nearby, then the subjects of the page's angles. */
export function placeText(about: About): PlaceText {
  const written = new Set(about.angles.map((key) => COMPOSERS[key]))
  const paragraphs = [setting, borders, ...written].map((compose) => compose(about))
  return { lede: opening(about), verdict: verdict(about), paragraphs: paragraphs.filter((one) => one !== null) }
}

/** The whole text as plain text, to compare pages with each other. */
export function plainText({ lede, verdict: conclusion, paragraphs }: PlaceText): string {
  return sentences(lede, ...[conclusion, ...paragraphs].flatMap(({ heading, text }) => [heading, text]))
}
