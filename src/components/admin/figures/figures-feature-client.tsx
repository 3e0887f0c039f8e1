'use client'

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $insertNodes, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

import { NAMED_FIGURES } from '@/lib/content/figure-options'
import { NUMBER } from '@/lib/content/inline-blocks'

import { fetchedFigures, useKnownFigures } from './known-figures'

/** Adds the figures to the menu that `/` opens, where they are found by name or value: '/26' offers 26.32p. */
export const FiguresFeatureClient = createClientFeature({
  plugins: [{ Component: FiguresFetched, position: 'normal' }],
  slashMenu: { groups: [{ key: 'figures', label: 'Numbers', items: NAMED_FIGURES.map(menuItem) }] },
})

/** The menu has no time to wait for figures, so they are fetched with the editor. */
function FiguresFetched() {
  useKnownFigures()
  return null
}

function menuItem({ value: key, label }: (typeof NAMED_FIGURES)[number]) {
  const known = () => fetchedFigures().filter((figure) => figure.key === key)
  return {
    key: `figure-${key}`,
    label,
    Icon: () => <span className="pb-figure-chip">{known().map(({ text }) => text)}</span>,
    /** Read at each key press: values are fetched after the menu is made. */
    get keywords() {
      return known().map(({ text }) => text)
    },
    onSelect: ({ editor }: { editor: LexicalEditor }) => editor.update(() => insert(key)),
  }
}

function insert(key: string) {
  $insertNodes([$createInlineBlockNode({ id: '', blockType: NUMBER, number: key })])
}
