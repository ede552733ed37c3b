"""
Links to a CSV file as Sheet > External Links does, and prints the cells as JSON: at first, and once the link has been
refreshed with the second file's content in its place. A number or a day is a value, everything else a text.
Arguments: an empty folder for LibreOffice's profile, the file, the file with the later content.
"""
import json
import shutil
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.table import CellAddress

profile, file, later = sys.argv[1:]
office = subprocess.Popen(
    ["soffice", f"-env:UserInstallation=file://{profile}", "--headless", f"--accept=pipe,name={profile.replace('/', '')};urp"],
    stderr=subprocess.DEVNULL,
)
local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)


def connect():
    while office.poll() is None:
        try:
            return resolver.resolve(f"uno:pipe,name={profile.replace('/', '')};urp;StarOffice.ComponentContext")
        except NoConnectException:
            time.sleep(0.1)
    sys.exit("LibreOffice has ended.")


def read(sheet):
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    place = cursor.RangeAddress
    rows = [[sheet.getCellByPosition(x, y) for x in range(place.EndColumn + 1)] for y in range(place.EndRow + 1)]
    return [[{"text": cell.String, "isValue": cell.Type.value == "VALUE"} for cell in row] for row in rows]


context = connect()
desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
book = desktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, (PropertyValue("Hidden", 0, True, 0),))
links, sheet = book.AreaLinks, book.Sheets.getByIndex(0)
links.insertAtPosition(CellAddress(0, 0, 0), f"file://{file}", "CSV_all", "Text - txt - csv (StarCalc)", "44,34,76,1")
first = read(sheet)
shutil.copyfile(later, file)
links.getByIndex(0).refresh()
print(json.dumps([first, read(sheet)]))
book.close(True)
desktop.terminate()
office.wait()
