'use client'

import { useEffect, useState } from 'react'

import { textLinkClass } from '@/components/ui/link'

import { currentChapter } from './current-chapter'

type Chapter = { id: string; heading: string }

/** A chapter counts as being read once its heading is above this fraction of the viewport height. */
const LINE_AT = 0.3

/** Links to the chapters of a page, with a mark beside the one being read. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useCurrentChapter(chapters)
  return (
    <ol>
      {chapters.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="group block border-l-3 border-transparent py-1.5 pl-3 aria-[current]:border-ember pointer-coarse:py-3"
          >
            <span className={textLinkClass}>{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

function useCurrentChapter(chapters: readonly Chapter[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const update = () => {
      const placed = chapters.flatMap(({ id }) => {
        const heading = document.getElementById(id)
        return heading ? { id, top: heading.getBoundingClientRect().top } : []
      })
      setCurrent(currentChapter(placed, LINE_AT * innerHeight))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [chapters])
  return current
}
