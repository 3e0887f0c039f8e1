import type { Film } from '@/lib/content/picture'

import type { Example } from './example'
import { FilmPlayer } from './film'
import { FilmCaption } from './film-caption'
import { SAMPLE_PICTURE } from './sample-picture'

const FILM: Film = {
  title: 'Above the sofa',
  description:
    'A living room by daylight. The light moves slowly across the wall; the panel on the ceiling does nothing you could see.',
  durationSeconds: 9,
  mp4: '/none.mp4',
  webm: '/none.webm',
  poster: SAMPLE_PICTURE,
  isSimulation: false,
  hasSound: false,
  labels: [],
  captions: null,
}

export const examples: Example[] = [
  { name: 'still', node: <FilmPlayer film={FILM} /> },
  {
    name: 'simulation',
    node: (
      <FilmPlayer film={{ ...FILM, title: 'An hour of warming up', durationSeconds: 80, isSimulation: true }} loops />
    ),
  },
  { name: 'with sound', node: <FilmPlayer film={{ ...FILM, hasSound: true }} /> },
  { name: 'failed', node: <FilmCaption film={FILM} hasFailed /> },
]
