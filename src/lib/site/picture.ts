/** A picture as pages show it; every address is a file of the media collection. */
export type Picture = {
  alt: string
  caption: string
  width: number
  height: number
  src: string
  /** WebP at every stored width: '/a.webp 480w, /b.webp 800w' */
  srcSet: string
  /** A data: URL some bytes long, shown until the picture has come. */
  placeholder: string
}

/** A silent film with the still that stands for it and words that say the same. */
export type Film = {
  title: string
  /** What happens in it, for people who cannot see it. */
  description: string
  durationSeconds: number
  mp4: string
  webm: string
  poster: Picture
  isSimulation: boolean
}
