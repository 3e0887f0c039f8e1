import type { FlattenedField } from 'payload'

import { readNotation, type Mark } from '@/lib/domain/text/notation'
import { NUMBER } from '@/lib/site/inline-blocks'
import { numberMark } from '@/lib/site/numbers-in-text'

type Values = Record<string, unknown>

/** Texts that are not there to be read. */
const NOT_WORDS = ['id', 'blockName', 'href', 'url', 'slug', 'key']

/** Parts the cells of a table's row. */
const CELL_END = / *\| */g

/** The words that visitors read in these fields, with a line for each text: new fields and blocks are found by themselves. Numbers stay marks, to be filled in where the words are shown. */
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

function wordsOf(marks: readonly Mark[]): string {
  return marks.map(wordsOfMark).join('').replaceAll(CELL_END, ', ')
}

function wordsOfMark(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return mark.text
    case 'link':
      return wordsOf(mark.content)
    case 'number':
      return numberMark(mark.key)
    case 'source':
    case 'claim':
    case 'readings':
      return ''
  }
}

type Node = { type?: string; text?: string; children?: Node[]; fields?: { blockType?: string; number?: unknown } }

/** A line for each paragraph, heading and point of a list. */
function textOfNode(node: Node): string[] {
  const children = node.children ?? []
  const isLine = children.some(({ text }) => text !== undefined)
  return isLine ? [lineOf(node)] : children.flatMap(textOfNode)
}

function lineOf({ text, type, children = [], fields }: Node): string {
  if (fields?.blockType === NUMBER) return numberMark(String(fields.number))
  return text ?? (type === 'linebreak' ? ' ' : children.map(lineOf).join(''))
}
