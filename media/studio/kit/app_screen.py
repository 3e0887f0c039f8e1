"""The screen of the app: one room warm, the others left alone."""

from kit.lettering import DAYLIGHT, HEAT, INK, INK_2, LINE, PAPER, Sheet

WIDTH, HEIGHT = 390, 836     # points, as on a phone
MARGIN = 22

ROOMS = (("Lounge", "off until 4pm", "17.0°", PAPER),
         ("Bathroom", "on, 12 min left", "21.8°", HEAT[6]),
         ("Bedroom 1", "off until 9pm", "18.2°", HEAT[1]))

# One room's week: (first hour, minutes of heating in each hour) as stops of the ramp.
WEEK = (("Mon", 18, (5, 3, 2)), ("Tue", 7, (7, 6, 5, 4, 4, 3, 3, 3, 3, 4)),
        ("Wed", 18, (5, 3, 2)), ("Thu", 7, (7, 6, 5, 4, 4, 3, 3, 3, 3, 4)),
        ("Fri", 18, (5, 3, 2)), ("Sat", 10, (6, 4, 3)), ("Sun", 16, (6, 4, 3, 2)))


def app_screen(scale=3):
    """Draw the screen and return the path of the picture."""
    sheet = Sheet(WIDTH, HEIGHT, scale, DAYLIGHT)
    right = WIDTH - MARGIN
    sheet.text(MARGIN, 62, "Home office", 17, 600)
    sheet.text(right, 62, "07:42", 17, 600, anchor="rs")
    _dial(sheet, MARGIN, 82, right, 352)
    _rooms(sheet, 368)
    _week(sheet, 606)
    return sheet.save("phone-screen.png")


def _dial(sheet, left, top, right, bottom):
    """The room's card: the bar above says that the panel is on."""
    middle = (left + right) / 2
    sheet.box(left, top + 3, right, bottom + 3, fill="#d9e1e3", radius=6)
    sheet.box(left, top, right, bottom, fill=PAPER, radius=6)
    sheet.box(middle - 62, top, middle + 62, top + 10, fill=HEAT[6], outline=INK)
    sheet.text(middle + 3, top + 130, "20.5°", 98, 500, anchor="ms", family="heading")
    sheet.text(middle, top + 164, "feels like · air 19.1°", 17, colour=INK_2, anchor="ms")
    y = bottom - 74
    for x, arms in ((left + 24, 1), (right - 84, 2)):
        sheet.box(x, y, x + 60, y + 60, outline=INK, radius=3, line=1.5)
        sheet.rule(x + 22, y + 30, x + 38, y + 30, INK, 1.8)
        if arms == 2:
            sheet.rule(x + 30, y + 22, x + 30, y + 38, INK, 1.8)
    sheet.text(middle, y + 25, "Set to 21°", 17.5, 600, anchor="ms")
    sheet.text(middle, y + 48, "until 5pm", 17, anchor="ms")


def _rooms(sheet, top):
    """Three more rooms, each with the heat it is getting."""
    for i, (name, state, degrees, heat) in enumerate(ROOMS):
        y = top + i * 72
        sheet.rule(MARGIN, y, WIDTH - MARGIN, y, LINE)
        sheet.box(MARGIN + 1, y + 27, MARGIN + 35, y + 45, fill=heat, outline=INK, line=1.2)
        sheet.text(MARGIN + 48, y + 32, name, 18, 600)
        sheet.text(MARGIN + 48, y + 57, state, 16, colour=INK_2)
        sheet.text(WIDTH - MARGIN, y + 45, degrees, 19, 600, anchor="rs")


def _week(sheet, top):
    """Seven days of one room, hour by hour."""
    left, right, height = MARGIN + 44, WIDTH - MARGIN, 17
    hour = (right - left) / 24
    sheet.text(MARGIN, top, "This week", 17, 600)
    for row, (day, first, stops) in enumerate(WEEK):
        y = top + 16 + row * 22
        sheet.text(MARGIN, y + 14, day, 14, 600)
        sheet.box(left, y, right, y + height, fill=PAPER)
        for i, stop in enumerate(stops):
            x = left + (first + i) * hour
            sheet.box(x, y, x + hour, y + height, fill=HEAT[stop])
        sheet.box(left, y, right, y + height, outline="#8d8089")
    y = top + 16 + 7 * 22 + 12
    for share, words, anchor in ((0, "12am", "ls"), (0.5, "Noon", "ms"), (1, "12am", "rs")):
        sheet.text(left + share * (right - left), y, words, 13, colour=INK_2, anchor=anchor)
