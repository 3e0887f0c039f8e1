import { type OutlineRead, readOutline } from './outline'

/** A rectangular room with its first corner at the origin. */
export const rectangularRoom = ({ lengthMm, widthMm }: { lengthMm: number; widthMm: number }): OutlineRead =>
  readOutline([
    { xMm: 0, yMm: 0 },
    { xMm: lengthMm, yMm: 0 },
    { xMm: lengthMm, yMm: widthMm },
    { xMm: 0, yMm: widthMm },
  ])

type LShape = { lengthMm: number; widthMm: number; notchLengthMm: number; notchWidthMm: number }

/** An L-shaped room: a rectangle with a notch at the corner opposite the origin. */
export const lShapedRoom = ({ lengthMm, widthMm, notchLengthMm, notchWidthMm }: LShape): OutlineRead =>
  readOutline([
    { xMm: 0, yMm: 0 },
    { xMm: lengthMm, yMm: 0 },
    { xMm: lengthMm, yMm: widthMm - notchWidthMm },
    { xMm: lengthMm - notchLengthMm, yMm: widthMm - notchWidthMm },
    { xMm: lengthMm - notchLengthMm, yMm: widthMm },
    { xMm: 0, yMm: widthMm },
  ])
