type Figure = { what: string; figure: string; goal: string }

/** The figures of this run, in the format of the table in docs/performance.md. */
export function figureTable() {
  const figures: Figure[] = []
  return {
    add: (what: string, figure: string, goal = '') => figures.push({ what, figure, goal }),
    print() {
      const rows = figures.map(({ what, figure, goal }) => `| ${what} | ${figure} | ${goal} |`)
      console.log(['', '| | measured | goal |', '|---|---|---|', ...rows, ''].join('\n'))
    },
  }
}

export const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`
export const ms = (value: number) => `${value.toFixed(1)} ms`
export const count = (value: number) => Math.round(value).toLocaleString('en-GB')
