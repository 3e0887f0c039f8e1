import type { Line } from '@/lib/content/rich-text'

import { Words } from './words'

/** The key points of a page, for readers in a hurry. */
export function InShort({ points }: { points: readonly Line[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="border-t-7 border-ink bg-panel px-5 py-5 shadow-cast md:px-7 md:py-6"
    >
      <h2 id="in-short" className="mb-3 text-h3">
        In short
      </h2>
      <ul className="list-[square] space-y-2.5 pl-5 marker:text-ember">
        {points.map((point, index) => (
          <li key={index} className="pl-1.5">
            <Words of={point} />
          </li>
        ))}
      </ul>
    </section>
  )
}
