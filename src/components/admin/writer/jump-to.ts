import type { Spot } from '@/lib/content/post-findings/post-draft'

import { smallestWith } from './smallest-with'

/** Fields far below the window or in a closed part come into being within this time of being brought near. */
const RENDERED_WITHIN_MS = 3_000

/** Opens whatever hides the place of a finding in Payload's form, brings it into view and puts the cursor there. */
export function jumpTo({ field, words }: Spot): void {
  const findRoot = () => document.querySelector(`[data-field-path="${field}"], #field-${field}`)
  const root = findRoot()
  if (root) return goTo(root, words)
  const observer = new MutationObserver(() => {
    const rendered = findRoot()
    if (!rendered) return
    observer.disconnect()
    goTo(rendered, words)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), RENDERED_WITHIN_MS)
  openClosedParts()
}

/** Payload renders the fields of a part of the form only once it is open and near the window. */
function openClosedParts(): void {
  for (const part of document.querySelectorAll('.collapsible-field .collapsible--collapsed')) {
    part.scrollIntoView({ block: 'center' })
    part.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  }
}

function goTo(root: Element, words: string): void {
  const inside = [...root.querySelectorAll('*')]
  const found = inside[smallestWith(inside.map(textOf), words)]
  const place = found ?? root
  onceOpen(place, () => {
    putCursorIn(place)
    found?.scrollIntoView({ block: 'center' })
  })
}

const isField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const textOf = (element: Element) => (isField(element) ? element.value : element.textContent)

/** Opens the closed parts of the form around `place`, if there are any, and calls back when they have stopped moving. */
function onceOpen(place: Element, callBack: () => void): void {
  const closed = place.closest('.collapsible--collapsed')
  const content = closed?.querySelector('.rah-static')
  if (!closed || !content) return callBack()
  const open = () => closed.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  new MutationObserver((_changes, observer) => {
    if (content.className.includes('animating')) return
    observer.disconnect()
    callBack()
  }).observe(content, { attributeFilter: ['class'] })
  if (closed.parentElement) onceOpen(closed.parentElement, open)
}

function putCursorIn(place: Element): void {
  const editor = place.closest<HTMLElement>(EDITOR)
  const target = isField(place) ? place : (editor ?? place.querySelector<HTMLElement>(EDITOR) ?? buttonIn(place))
  target?.focus()
  if (target === editor) getSelection()?.selectAllChildren(place)
}

const EDITOR = '[data-lexical-editor]'

const buttonIn = (place: Element) => place.querySelector<HTMLElement>('button, input, textarea')
