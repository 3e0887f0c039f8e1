import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type DefaultTypedEditorState,
} from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'

import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/site/inline-blocks'

import { PROSE_FEATURES } from './prose-field'

/** The ids of what text may name, by key. Each throws when there is none. */
export type NamedInText = { sourceId: (key: string) => number; claimId: (key: string) => number }

export type ToProse = (markdown: string) => DefaultTypedEditorState

/** Makes text for a prose field of Markdown in which `[^key]` names a source, `{claim:key}` a claim and `{number:key}` a number. */
export async function proseFromMarkdown({
  config,
  named,
}: {
  config: SanitizedConfig
  named: NamedInText
}): Promise<ToProse> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: PROSE_FEATURES })
  return (markdown) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown })
    return { ...state, root: withNotes(state.root, named) }
  }
}

/** A node of an editor's state, as far as this file looks into it. */
type Node = { type: string; text?: string; children?: Node[]; version?: number; fields?: object }

/** The node with its texts parted at what they name. */
function withNotes<N extends Node>(node: N, named: NamedInText): N {
  if (!node.children) return node
  return {
    ...node,
    children: node.children.flatMap((child) =>
      child.text === undefined ? [withNotes(child, named)] : parted(child, child.text, named),
    ),
  }
}

const NAMED = /(\[\^[\w.-]+\]|\{(?:claim|number):[\w.-]+\})/

function parted(node: Node, text: string, named: NamedInText): Node[] {
  return text.split(NAMED).flatMap((part): Node[] => {
    if (part === '') return []
    if (!NAMED.test(part)) return [{ ...node, text: part }]
    return [{ type: 'inlineBlock', version: 1, fields: fieldsOf(part, named) }]
  })
}

function fieldsOf(part: string, named: NamedInText): object {
  const key = part.replace(/^\[\^|^\{\w+:|[\]}]$/g, '')
  if (part.startsWith('[')) return { blockType: SOURCE_NOTE, source: named.sourceId(key) }
  return part.startsWith('{claim:')
    ? { blockType: CLAIM, claim: named.claimId(key) }
    : { blockType: NUMBER, number: key }
}
