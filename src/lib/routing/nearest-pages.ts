import { editDistance } from '@/lib/domain/text/edit-distance'

import { isOpen } from './closed'
import {
  FOOTER_QUICK_LINKS,
  FOOTER_SERVICE_LINKS,
  HEADER_LINKS,
  LEGAL_LINKS,
  type NavigationLink,
  UTILITY_LINKS,
} from './navigation'
import { routes } from './routes'

/** Every page linked in a menu, without duplicates. */
const PAGES: readonly NavigationLink[] = [
  ...new Map(
    [
      ...HEADER_LINKS,
      ...UTILITY_LINKS,
      { href: routes.contact, label: 'Contact' },
      ...FOOTER_QUICK_LINKS,
      ...FOOTER_SERVICE_LINKS,
      ...LEGAL_LINKS,
    ]
      .filter(({ href }) => href !== routes.home && isOpen(href))
      .map((link) => [link.href, link]),
  ).values(),
]

const COUNT_MAX = 3
/** Maximum share of wrong letters. */
const DIFFERENCE_MAX = 0.4

/** The pages whose path is most similar to this one, best first; empty if none is close. */
export function nearestPages(path: string): NavigationLink[] {
  const typed = segmentsOf(path)
  return PAGES.map((page) => ({ page, difference: difference(typed, segmentsOf(page.href)) }))
    .filter(({ difference }) => difference <= DIFFERENCE_MAX)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, COUNT_MAX)
    .map(({ page }) => page)
}

/**
 * Difference from 0, identical, to 1, nothing in common. Compares the whole path and, with a small penalty, each
 * segment with the last one of the page.
 */
function difference(typed: string[], page: string[]): number {
  const name = page.at(-1) ?? ''
  return Math.min(apart(typed.join('/'), page.join('/')), ...typed.map((segment) => DOUBT + apart(segment, name)))
}

const DOUBT = 0.1
const BEGINNING_LENGTH_MIN = 4

function apart(typed: string, meant: string): number {
  if (typed.length >= BEGINNING_LENGTH_MIN && typed !== meant && meant.startsWith(typed)) return DOUBT
  return editDistance(typed, meant) / Math.max(typed.length, meant.length, 1)
}

const SEGMENT_LENGTH_MAX = 32

/** 'Blog/My_Post.html' has the segments 'blog' and 'my-post'. Long paths are truncated. */
function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 4)
    .map((segment) => segment.slice(0, SEGMENT_LENGTH_MAX).replace(/[_\s]|%20/g, '-'))
}
