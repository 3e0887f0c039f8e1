import {
  convertMarkdownToLexical,
  type DefaultTypedEditorState,
  editorConfigFactory,
} from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'

import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/content/inline-blocks'

import { PROSE_FEATURES } from './prose-field'

/** Ids of the documents that a text references, by key. Each function throws for an unknown key. */
export type NamedInText = { sourceId: (key: string) => number; claimId: (key: string) => number }

export type ToProse = (markdown: string) => DefaultTypedEditorState

/**
 * Converts Markdown to the value of a rich text field; `[^key]` references a source, `{claim:key}` a claim and
 * `{number:key}` a number.
 */
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

/** The fields of an editor node that are used here. */
type Node = { type: string; text?: string; children?: Node[]; version?: number; fields?: object }

/** The node with its texts split at references. */
function withNotes<N extends Node>(node: N, named: NamedInText): N {
  if (!node.children) return node
  return {
    ...node,
    children: node.children.flatMap((child) =>
      child.text === undefined ? [withNotes(child, named)] : splitAtReferences(child, child.text, named),
    ),
  }
}

const NAMED = /(\[\^[\w.-]+\]|\{(?:claim|number):[\w.-]+\})/

function splitAtReferences(node: Node, text: string, named: NamedInText): Node[] {
  return text.split(NAMED).flatMap((piece): Node[] => {
    if (piece === '') return []
    if (!NAMED.test(piece)) return [{ ...node, text: piece }]
    return [{ type: 'inlineBlock', version: 1, fields: fieldsOf(piece, named) }]
  })
}

function fieldsOf(piece: string, named: NamedInText): object {
  const key = piece.replace(/^\[\^|^\{\w+:|[\]}]$/g, '')
  if (piece.startsWith('[')) return { blockType: SOURCE_NOTE, source: named.sourceId(key) }
  return piece.startsWith('{claim:')
    ? { blockType: CLAIM, claim: named.claimId(key) }
    : { blockType: NUMBER, number: key }
}
