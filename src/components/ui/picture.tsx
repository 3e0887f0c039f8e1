import type { Picture as PictureData } from '@/lib/site/picture'

import { cx } from './cx'

type PictureProps = {
  picture: PictureData
  /** How wide it stands, as the `sizes` attribute says it: '(min-width: 56.3125rem) 65vw, 100vw' */
  sizes: string
  /** In view at once: fetched before anything else. Every other picture waits until it comes near. */
  isUrgent?: boolean
  className?: string
}

/** A picture of the media library at the width that fits, with a blurred miniature in its place until it has come. */
export function Picture({ picture, sizes, isUrgent = false, className }: PictureProps) {
  const { alt, width, height, src, srcSet, placeholder } = picture
  return (
    // React preloads an image of high priority by itself.
    <img
      srcSet={srcSet}
      sizes={sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={isUrgent ? 'high' : undefined}
      loading={isUrgent ? undefined : 'lazy'}
      decoding="async"
      className={cx('block bg-plaster bg-cover bg-center object-cover', className)}
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
    />
  )
}
