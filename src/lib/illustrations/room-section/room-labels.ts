import { type DrawnPanel, labelDepthsMm } from './room-field'
import { NAME_LINE_MM, ROOM_HEIGHT_MM, type RoomScene } from './scene'

/** Text overlay, positioned as a fraction of the drawing's width and height. */
export type RoomLabel = { kind: 'band' | 'length' | 'height' | 'name'; text: string; left: string; top: string }

export function roomLabels({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }): RoomLabel[] {
  const { view, lengthAtMm, heightAtMm, nameAtMm, labelsAtMm } = scene
  const positionAt = (xMm: number, yMm: number) => ({
    left: percent((xMm - view.x) / view.width),
    top: percent((yMm - view.y) / view.height),
  })
  const depths = labelDepthsMm({ scene, panel })
  return [
    ...scene.labels.map(({ text }, index): RoomLabel => ({
      kind: 'band',
      text,
      ...positionAt(labelsAtMm, depths[index] ?? 0),
    })),
    { kind: 'length', text: panel.widthMm.toLocaleString('en-GB'), ...positionAt(scene.panelsAtMm[0], lengthAtMm) },
    ...(heightAtMm
      ? [
          {
            kind: 'height',
            text: ROOM_HEIGHT_MM.toLocaleString('en-GB'),
            ...positionAt(heightAtMm, ROOM_HEIGHT_MM / 2),
          } as const,
        ]
      : []),
    ...(nameAtMm
      ? [
          {
            kind: 'name',
            text: `, ${panel.thicknessMm} thick, screwed to joists`,
            ...positionAt(nameAtMm.x + NAME_LINE_MM, nameAtMm.y),
          } as const,
        ]
      : []),
  ]
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
