import type { Spot } from '@/lib/content/post-findings/post-draft'

import { smallestWith } from './smallest-with'

/** Fields far below the viewport or in a collapsed section are rendered within this time of being scrolled near. */
const RENDERED_WITHIN_MS = 3_000

/** Opens the collapsed sections around a finding in Payload's form, scrolls to it and puts the cursor there. */
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
  openCollapsedSections()
}

/** Payload renders the fields of a section of the form only once it is open and near the viewport. */
function openCollapsedSections(): void {
  for (const section of document.querySelectorAll('.collapsible-field .collapsible--collapsed')) {
    section.scrollIntoView({ block: 'center' })
    section.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  }
}

function goTo(root: Element, words: string): void {
  const inside = [...root.querySelectorAll('*')]
  const found = inside[smallestWith(inside.map(textOf), words)]
  const element = found ?? root
  onceOpen(element, () => {
    putCursorIn(element)
    found?.scrollIntoView({ block: 'center' })
  })
}

const isField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const textOf = (element: Element) => (isField(element) ? element.value : element.textContent)

/** Opens the collapsed sections around `element`, if there are any, and calls back when their animation has ended. */
function onceOpen(element: Element, callBack: () => void): void {
  const closed = element.closest('.collapsible--collapsed')
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

function putCursorIn(element: Element): void {
  const editor = element.closest<HTMLElement>(EDITOR)
  const target = isField(element)
    ? element
    : (editor ?? element.querySelector<HTMLElement>(EDITOR) ?? buttonIn(element))
  target?.focus()
  if (target === editor) getSelection()?.selectAllChildren(element)
}

const EDITOR = '[data-lexical-editor]'

const buttonIn = (element: Element) => element.querySelector<HTMLElement>('button, input, textarea')
