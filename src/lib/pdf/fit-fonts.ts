import { FALLBACKS } from './fallback-fonts'
import { charactersOf } from './read-typeface'
import type { LayoutNode } from './tagged-layout'

/**
 * From left to right, after a name from right to left in a sentence of ours: the figures after it would join it. Neither
 * drawn nor copied.
 */
export const DIRECTION_MARK = '\u200e'
/** Stands for characters that no typeface has. */
export const REPLACEMENT = '[?]'
/** Props of a text that is kept only if characters were replaced. */
export const ABOUT_REPLACEMENT = { isAboutReplacement: true }

/** Characters that need not be drawn: controls, joiners, the frame of a keycap. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u20e3]/u
const FROM_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\u200c]+(?:[\s'’-]+[\p{Script=Arabic}\p{Script=Hebrew}\u200c]+)*/gu
const FROM_LEFT = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u

type Style = { fontFamily?: string | readonly string[]; fontWeight?: number }
type Typeface = { families: readonly string[]; weight: number }

/**
 * Adds fallback typefaces to each text with characters that its own lack, and replaces those that none has: the
 * renderer would draw other letters in their place.
 */
export async function fitFonts(root: LayoutNode): Promise<LayoutNode> {
  let isComplete = true

  const fitText = async (node: LayoutNode, own: Typeface): Promise<LayoutNode> => {
    const text = (node.children ?? []).map(({ value }) => value ?? '').join('')
    const { families, missing } = await withFallbacks(text, own)
    if (families === own.families && missing.size === 0) return node
    if ([...missing].some((character) => !UNSEEN.test(character))) isComplete = false
    const isMixed = FROM_LEFT.test(text)
    const children = node.children?.map((child) => {
      if (child.value === undefined) return child
      const value = legible(child.value, missing)
      return { ...child, value: isMixed ? value.replace(FROM_RIGHT, `$&${DIRECTION_MARK}`) : value }
    })
    const style = { ...styleOf(node), fontFamily: families }
    return {
      ...node,
      style: !isMixed && text.search(FROM_RIGHT) >= 0 ? { textAlign: 'left', ...style, direction: 'rtl' } : style,
      children,
    }
  }

  const fit = async (node: LayoutNode, inherited: Typeface): Promise<LayoutNode> => {
    const typeface = typefaceOf(node, inherited)
    const fitted = node.type === 'TEXT' ? await fitText(node, typeface) : node
    if (!fitted.children) return fitted
    return { ...fitted, children: await Promise.all(fitted.children.map((child) => fit(child, typeface))) }
  }

  const fitted = await fit(root, { families: [], weight: 400 })
  return isComplete ? withoutNote(fitted) : fitted
}

function withoutNote(node: LayoutNode): LayoutNode {
  if (!node.children) return node
  const children = node.children.filter(({ props }) => !props?.isAboutReplacement)
  return { ...node, children: children.map(withoutNote) }
}

const styleOf = ({ style }: LayoutNode): Style => Object.assign({}, ...[style ?? {}].flat(Infinity))

function typefaceOf(node: LayoutNode, inherited: Typeface): Typeface {
  const { fontFamily = inherited.families, fontWeight = inherited.weight } = styleOf(node)
  return { families: typeof fontFamily === 'string' ? [fontFamily] : fontFamily, weight: fontWeight }
}

/** The families for a text, and the characters that none of them has. */
async function withFallbacks(text: string, { families, weight }: Typeface) {
  const missing = new Set(text)
  const takeOut = async (family: string, scripts = /./su) => {
    const characters = await charactersOf(family, weight)
    const found = [...missing].filter((one) => scripts.test(one) && characters.has(one.codePointAt(0) ?? 0))
    for (const character of found) missing.delete(character)
    return found
  }
  for (const family of families) await takeOut(family)
  missing.delete('\n')
  let all = families
  for (const { family, scripts, whole } of FALLBACKS) {
    if (![...missing].some((character) => scripts.test(character))) continue
    const found = await takeOut(family, scripts)
    if (found.length === 0) continue
    all = found.some((character) => whole?.test(character)) ? [family, ...all] : [...all, family]
  }
  return { families: all, missing }
}

/** One replacement for each sequence of characters that cannot be drawn. */
function legible(text: string, missing: ReadonlySet<string>): string {
  let isReplaced = false
  const characters = [...text].flatMap((character) => {
    const isMissing = missing.has(character)
    if (isMissing && UNSEEN.test(character)) return []
    const isNew = isMissing && !isReplaced
    isReplaced = isMissing
    return isMissing ? (isNew ? [REPLACEMENT] : []) : [character]
  })
  return characters.join('')
}
