import { cx } from './cx'

type PictureProps = {
  /** File name in public/pictures, without width and extension; each stands there at every width, as AVIF and WebP. */
  name: string
  alt: string
  width: number
  height: number
  sizes: string
  isUrgent?: boolean
  className?: string
}

const WIDTHS = [800, 1200, 1600]

export function Picture({ name, alt, width, height, sizes, isUrgent = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${WIDTHS[0]}.webp`}
        srcSet={srcSet(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        className={cx('block object-cover', className)}
      />
    </picture>
  )
}

function srcSet(name: string, extension: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `/pictures/${name}-${width}.${extension} ${width}w`).join(', ')
}
