import type { Picture as PictureData } from '@/lib/content/picture'

import { cx } from './cx'

type PictureProps = {
  picture: PictureData
  /** Its width as a `sizes` attribute: '(min-width: 56.3125rem) 65vw, 100vw' */
  sizes: string
  /** Above the fold: loaded with high priority. Every other picture is lazy-loaded. */
  isUrgent?: boolean
  className?: string
}

/** A picture from the media library in a suitable width, with a blurred placeholder until it has loaded. */
export function Picture({ picture, sizes, isUrgent = false, className }: PictureProps) {
  const { alt, width, height, src, srcSet, placeholder, focus } = picture
  return (
    // React preloads high-priority images itself.
    <img
      srcSet={srcSet}
      sizes={sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={isUrgent ? 'high' : undefined}
      loading={isUrgent ? undefined : 'lazy'}
      decoding={isUrgent ? 'sync' : 'async'} // part of the first paint, if it has loaded by then
      className={cx('block bg-plaster bg-cover bg-center object-cover', className)}
      style={{
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
        ...(focus && { objectPosition: focus, backgroundPosition: focus }),
      }}
    />
  )
}
