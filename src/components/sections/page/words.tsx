import { Fragment, type ReactNode } from 'react'

import { ClaimLine, ClaimNote } from '@/components/ui/claim-note'
import { FigureNote } from '@/components/ui/figure-note'
import { TextLink } from '@/components/ui/link'
import { sourceId } from '@/lib/content/page'
import type { Inline, Line } from '@/lib/content/rich-text'
import { splitPunctuation } from '@/lib/format/closing-punctuation'

/** A line of text with its links, claims, figures and source numbers. */
export function Words({ of }: { of: Line }) {
  return of.map((inline, index) => (
    <Word
      key={index}
      of={inline}
      closing={closingAfter(of, index)}
      opening={closingAfter(of, index - 1)}
      isAfterSource={of[index - 1]?.kind === 'source'}
    />
  ))
}

/** The punctuation after a claim or figure, whose button contains it. */
function closingAfter(line: Line, index: number): string {
  const [note, next, afterNext] = [line[index], line[index + 1], line[index + 2]]
  if ((note?.kind !== 'claim' && note?.kind !== 'number') || next?.kind !== 'text') return ''
  const [punctuation, rest] = splitPunctuation(next.text)
  // Between a button and a source number it keeps the two targets apart.
  return rest === '' && afterNext?.kind === 'source' ? '' : punctuation
}

type WordProps = { of: Inline; closing: string; opening: string; isAfterSource: boolean }

function Word({ of, closing, opening, isAfterSource }: WordProps): ReactNode {
  switch (of.kind) {
    case 'text':
      return styled({ ...of, text: of.text.slice(opening.length) })
    case 'link':
      return (
        <TextLink href={of.href} className="print-address">
          <Words of={of.content} />
        </TextLink>
      )
    case 'source':
      return (
        <>
          {isAfterSource && (
            <span aria-hidden className="align-super text-xs leading-none text-ink-2">
              ,
            </span>
          )}
          <a
            href={`#${sourceId(of.number)}`}
            aria-label={`Source ${of.number}`}
            className="px-px align-super text-xs leading-none text-ink-2 tabular-nums underline decoration-current/45 underline-offset-2 hover:text-ember-deep"
          >
            {of.number}
          </a>
        </>
      )
    case 'claim':
      return <ClaimNote claim={of.claim}>{`${of.claim.text}${closing}`}</ClaimNote>
    case 'readings':
      return of.claims.map((claim) => (
        <span key={claim.text} className="block">
          <ClaimLine claim={claim} />
        </span>
      ))
    case 'number':
      return <FigureNote figure={of.figure} closing={closing} />
    case 'break':
      return <br />
  }
}

function styled({ text, isBold, isItalic, script }: Extract<Inline, { kind: 'text' }>): ReactNode {
  let node: ReactNode = withScripts(text)
  if (script === 'sub') node = <sub>{node}</sub>
  if (script === 'super') node = <sup>{node}</sup>
  if (isItalic) node = <em className="not-italic underline decoration-line underline-offset-4">{node}</em>
  return isBold ? <strong>{node}</strong> : <>{node}</>
}

const SCRIPT = /((?<=\b[A-Za-zΔΦηεθλσφ])_[A-Za-z0-9Δ,]+|\^¼)/

/** Formulas are typed with subscripts as I_b and fourth roots as ^¼, and rendered as such. */
function withScripts(text: string): ReactNode {
  const pieces = text.split(SCRIPT)
  return pieces.length === 1
    ? withBreaks(text)
    : pieces.map((piece, index) => (index % 2 === 1 ? scripted(piece, index) : piece))
}

/** A raised ¼ would be too small to read. */
const scripted = (piece: string, key: number) =>
  piece === '^¼' ? <sup key={key}>1/4</sup> : <sub key={key}>{piece.slice(1)}</sub>

const WITHIN_NAME = /(?<=[a-z]{3}\.)(?=[a-z]\w)/

/** Names such as powerboard.professional.v1 may wrap after a dot. */
function withBreaks(text: string): ReactNode {
  const parts = text.split(WITHIN_NAME)
  return parts.length === 1
    ? text
    : parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
}
