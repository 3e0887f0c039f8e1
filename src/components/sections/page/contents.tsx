import { ChapterList } from './chapter-list'

type Chapter = { id: string; heading: string }

/** The chapters of a page: beside them on a wide screen, collapsed above them on a phone. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <>
      <nav
        aria-label="On this page"
        className="no-print sticky top-[calc(var(--strip-height)+var(--bar-height)+24px)] max-h-[calc(100vh-var(--strip-height)-var(--bar-height)-var(--quote-bar)-48px)] overflow-y-auto pb-2 text-sm max-md:hidden"
      >
        <p className="mb-2 font-semibold">On this page</p>
        <ChapterList chapters={chapters} />
      </nav>
      <details className="no-print border-y border-line md:hidden">
        <summary className="flex min-h-13 cursor-pointer items-center font-semibold">On this page</summary>
        <nav aria-label="On this page" className="pb-3 text-sm">
          <ChapterList chapters={chapters} />
        </nav>
      </details>
    </>
  )
}
