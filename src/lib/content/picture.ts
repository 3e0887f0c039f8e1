/** A picture ready to render; every URL points to the media collection. */
export type Picture = {
  alt: string
  caption: string
  width: number
  height: number
  src: string
  /** Each stored width, AVIF for phones and WebP for wider screens: '/a.avif 800w, /b.webp 1200w' */
  srcSet: string
  /** CSS position that stays visible when the picture is cropped: '30% 70%'. Defaults to the centre. */
  focus?: string
  /** A data: URL of a few bytes, shown until the picture loads. */
  placeholder: string
  /** Lower limits of the bands, for the key of a heat picture. */
  heatLimits?: readonly string[]
}

/** A video with its poster and a text alternative. */
export type Film = {
  title: string
  /** Text alternative for people who cannot see the video. */
  description: string
  durationSeconds: number
  mp4: string
  webm: string
  poster: Picture
  isSimulation: boolean
  hasSound: boolean
  /**
   * Captions over the film, each shown until the next one starts, in order. Films are drawn without words, which a phone
   * would show 6 px high or crop, and which nobody could edit or translate. Speech is in the labels too.
   */
  labels: readonly FilmLabel[]
  /** Path of the labels as WebVTT; null without any. */
  captions: string | null
}

export type FilmLabel = { fromSecond: number; text: string }
