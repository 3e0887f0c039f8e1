'use client'

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $insertNodes, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

import { choicesFor, type FigureChoice } from '@/lib/content/figure-choices'
import { NUMBER } from '@/lib/content/inline-blocks'

import { fetchedFigures, useKnownFigures } from './known-figures'

/** Adds to the menu that `/` opens the figures whose value or name is being typed: '/26' offers 26.32p. */
export const FiguresFeatureClient = createClientFeature({
  plugins: [{ Component: FiguresFetched, position: 'normal' }],
  slashMenu: {
    dynamicGroups: ({ queryString }) => {
      const items = choicesFor(queryString, fetchedFigures()).map(menuItem)
      return items.length > 0 ? [{ key: 'figures', label: 'Numbers', items }] : []
    },
  },
})

/** The menu has no time to wait for figures, so they are fetched with the editor. */
function FiguresFetched() {
  useKnownFigures()
  return null
}

function menuItem(figure: FigureChoice) {
  return {
    key: `figure-${figure.key}`,
    label: figure.name,
    Icon: () => <span className="pb-figure-chip">{figure.text}</span>,
    onSelect: ({ editor }: { editor: LexicalEditor }) => editor.update(() => insert(figure)),
  }
}

function insert({ key }: FigureChoice) {
  $insertNodes([$createInlineBlockNode({ id: '', blockType: NUMBER, number: key })])
}
