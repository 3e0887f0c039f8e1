import type { ComparedFigure, ComparedKey, LocalFacts } from './local-facts'

const ANGLES_MAX = 3

type Candidate = { compared: LocalFacts['compared']; population: number | null; neighbours: readonly number[] }

/**
 * The figures that each page discusses, the one for its opening first: the most unusual ones that no neighbour's page
 * already covers, since neighbours share their council and weather. Larger places choose first. A page may have no
 * figure besides that of its opening; its table lists all figures anyway.
 */
export function chooseAngles(places: readonly Candidate[]): ComparedKey[][] {
  const chosen: ComparedKey[][] = places.map(() => [])
  const bySize = places.map((_place, index) => index).sort((a, b) => sizeOf(places[b]) - sizeOf(places[a]))
  for (const index of bySize) {
    const { compared = [], neighbours = [] } = places[index] ?? {}
    const taken = (figure: ComparedFigure) =>
      neighbours.filter((other) => chosen[other]?.includes(figure.key) && hasSame(places[other], figure)).length
    const free = compared.filter((figure) => taken(figure) === 0).slice(0, ANGLES_MAX)
    const leastTaken = compared.toSorted((a, b) => taken(a) - taken(b)).slice(0, 1)
    chosen[index] = (free.length > 0 ? free : leastTaken).map(({ key }) => key)
  }
  return chosen
}

const sizeOf = (place: Candidate | undefined) => place?.population ?? 0

const hasSame = (place: Candidate | undefined, { key, value }: ComparedFigure) =>
  place?.compared.some((figure) => figure.key === key && figure.value === value) ?? false
