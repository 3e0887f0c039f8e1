import type { Film } from './picture'

/** The words over a film as WebVTT, for players that show captions themselves, as browsers do without our script. */
export function filmCaptions({ labels, durationSeconds }: Pick<Film, 'labels' | 'durationSeconds'>): string {
  const cues = labels.flatMap(({ fromSecond, text }, index) => {
    const until = labels[index + 1]?.fromSecond ?? durationSeconds
    return text ? [`${stampOf(fromSecond)} --> ${stampOf(until)}\n${escaped(text)}`] : []
  })
  return ['WEBVTT', ...cues].join('\n\n') + '\n'
}

/** '00:01:20.500' */
const stampOf = (second: number) => new Date(Math.round(second * 1_000)).toISOString().slice(11, 23)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
