import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/picture'

/** What staff have written about a place, with their picture; nothing if there is neither. */
export function LocalEditorial({ text, picture }: { text: string; picture: PictureData | null }) {
  if (!text && !picture) return null
  return (
    <div className="grid gap-x-(--gutter) gap-y-5 pt-7 md:grid-cols-2">
      {text && <p className="max-w-[36em] whitespace-pre-line">{text}</p>}
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(min-width: 56.3125rem) 36vw, 89vw" className="w-full" />
          {picture.caption && <figcaption className="pt-2 text-sm text-ink-2">{picture.caption}</figcaption>}
        </figure>
      )}
    </div>
  )
}
