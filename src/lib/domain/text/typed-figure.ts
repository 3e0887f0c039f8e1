const CHARACTERS_AROUND = 60

/** Where a figure is typed in a text, with the words around it: '26.32p' in 'at 26.32p a unit', not in '126.32p'; or null. */
export function typedFigure(text: string, figure: string): string | null {
  for (let at = text.indexOf(figure); at !== -1; at = text.indexOf(figure, at + 1))
    if (!/[\d.,]/.test(text.charAt(at - 1)) && !/^[\d\p{L}]/u.test(text.slice(at + figure.length)))
      return around(text, { at, length: figure.length })
  return null
}

function around(text: string, { at, length }: { at: number; length: number }): string {
  const [from, to] = [Math.max(at - CHARACTERS_AROUND, 0), at + length + CHARACTERS_AROUND]
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}
