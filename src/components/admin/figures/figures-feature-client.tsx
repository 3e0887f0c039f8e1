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

/** Fetches the figures when the editor loads, because its menu cannot wait for them. */
function FiguresFetched() {
  useKnownFigures()
  return null
}

function menuItem({ value: key, label }: (typeof NAMED_FIGURES)[number]) {
  const figures = () => fetchedFigures().filter((figure) => figure.key === key)
  return {
    key: `figure-${key}`,
    label,
    Icon: () => (
      <span className="pb-figure-chip">
        {figures()
          .map(({ text }) => text)
          .join('')}
      </span>
    ),
    /** A getter, read on each key press, because the values are fetched after the menu is created. */
    get keywords() {
      return figures().map(({ text }) => text)
    },
    onSelect: ({ editor }: { editor: LexicalEditor }) => editor.update(() => insert(key)),
  }
}

function insert(key: string) {
  $insertNodes([$createInlineBlockNode({ id: '', blockType: NUMBER, number: key })])
}
