import { filmCaptions } from '@/lib/content/film-captions'
import { getFilms } from '@/lib/data/films'
import { filmCaptionsFile } from '@/lib/routing/routes'

/** The words over a film, as the captions of its video. */
export async function GET(_request: Request, { params }: { params: Promise<{ film: string }> }) {
  const path = filmCaptionsFile((await params).film.replace(/\.vtt$/, ''))
  const film = Object.values(await getFilms()).find(({ captions }) => captions === path)
  if (!film) return new Response(null, { status: 404 })
  return new Response(filmCaptions(film), { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
}
