import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { readHeatmapQuery } from '@/lib/schemas/heatmap-query'

import { HeatmapChoices } from './heatmap-choices'

const PATHS = [{ value: '/about', people: 9 }]
const SOURCES = [{ value: 'a.example', people: 7 }]

/** The options of one list as 'value: text', with an asterisk before the chosen one. */
function optionsOf(name: string, query: Record<string, string>): string[] {
  const html = renderToStaticMarkup(<HeatmapChoices query={readHeatmapQuery(query)} paths={PATHS} sources={SOURCES} />)
  const [, list = ''] = new RegExp(`<select name="${name}">(.*?)</select>`).exec(html) ?? []
  return [...list.matchAll(/<option value="(.*?)"( selected="")?>(.*?)<\/option>/g)].map(
    ([, value, selected, text]) => `${selected ? '*' : ''}${value}: ${text}`,
  )
}

test.each([
  ['', ['*: anywhere', 'a.example: a.example (7 people)']],
  ['a.example', [': anywhere', '*a.example: a.example (7 people)']],
  ['rare.example', [': anywhere', '*rare.example: rare.example', 'a.example: a.example (7 people)']],
])('the form says that the visitors shown came from %j', (source, options) => {
  expect(optionsOf('source', { source })).toEqual(options)
})

test.each([
  ['/about', ['*/about: /about (9 people)']],
  ['/rare', ['*/rare: /rare', '/about: /about (9 people)']],
])('the form says that the page shown is %s', (path, options) => {
  expect(optionsOf('path', { path })).toEqual(options)
})
