import type { FlattenedField } from 'payload'

import { NUMBER } from '@/lib/content/inline-blocks'
import { numberMark } from '@/lib/content/numbers-in-text'
import { type InlineNode, readNotation } from '@/lib/domain/text/notation'

type Values = Record<string, unknown>

/** Fields that hold no readable text. */
const NOT_WORDS = ['id', 'blockName', 'href', 'url', 'slug', 'key']

/** Separates the cells of a table row. */
const CELL_END = / {0,9}\| {0,9}/g

/** Left behind by an omitted claim: a cell without text, or a full stop without a sentence. */
const EMPTY_CELLS = /,(?:\s*,)+/g
const EMPTY_SENTENCE = /(^|[.!?:] )(?:\. ?)+/g

/**
 * Visible text of these fields, one line per text; new fields and blocks are included automatically. Numbers stay
 * placeholders, to be filled in when shown.
 */
export function textOf(fields: readonly FlattenedField[], values: Values): string[] {
  return fields.flatMap((field) => textOfField(field, values[field.name])).filter(Boolean)
}

function textOfField(field: FlattenedField, value: unknown): string[] {
  if (value === null || value === undefined || NOT_WORDS.includes(field.name)) return []
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [value].flat().map((text) => wordsOf(readNotation(String(text))))
    case 'richText':
      return textOfNode((value as { root: Node }).root)
    case 'group':
      return textOf(field.flattenedFields, value as Values)
    case 'array':
      return (value as Values[]).flatMap((row) => textOf(field.flattenedFields, row))
    case 'blocks':
      return (value as Values[]).flatMap((block) =>
        textOf(field.blocks.find(({ slug }) => slug === block.blockType)?.flattenedFields ?? [], block),
      )
    default:
      return []
  }
}

function wordsOf(marks: readonly InlineNode[]): string {
  return withoutHoles(marks.map(wordsOfMark).join('').replaceAll(CELL_END, ', '))
}

function withoutHoles(line: string): string {
  return line.replace(EMPTY_CELLS, ',').replace(EMPTY_SENTENCE, '$1')
}

function wordsOfMark(mark: InlineNode): string {
  switch (mark.kind) {
    case 'text':
      return mark.text
    case 'link':
      return wordsOf(mark.content)
    case 'break':
      return ' '
    case 'number':
      return numberMark(mark.key)
    case 'source':
    case 'claim':
    case 'readings':
      return ''
  }
}

type Node = { type?: string; text?: string; children?: Node[]; fields?: { blockType?: string; number?: unknown } }

/** One line per paragraph, heading and list item. */
function textOfNode(node: Node): string[] {
  const children = node.children ?? []
  const isLine = children.some(({ text }) => text !== undefined)
  return isLine ? [withoutHoles(lineOf(node))] : children.flatMap(textOfNode)
}

function lineOf({ text, type, children = [], fields }: Node): string {
  if (fields?.blockType === NUMBER) return numberMark(String(fields.number))
  return text ?? (type === 'linebreak' ? ' ' : children.map(lineOf).join(''))
}
