"""Paints the picture that goes with a shared link, from a real table of the built client.

PYTHONPATH=. python web/tools/preview.py
"""

import json
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.server.running import running, sqlite_url
from tests.web.conftest import FLAGS, chromium

PUBLIC = Path(__file__).resolve().parents[1] / "public"
SIZE: ViewportSize = {"width": 1200, "height": 630}
CARDS = ("K1", "K3", "M9", "B7", "B11")
SETTINGS = {"pace": "none", "theme": "dark", "language": "en"}

LAY = """cards => {
  const face = card => document.querySelector(`.hand [data-card="${card}"] .card`).outerHTML;
  const drawn = cards.map((card, i) =>
    `<div style="width:206px;margin:0 -3px;rotate:${(i - 2) * 6}deg;
      translate:0 ${(i - 2) ** 2 * 9}px">${face(card)}</div>`).join('');
  const sky = document.querySelector('.backdrop').outerHTML;
  document.querySelector('#app').style.visibility = 'hidden';
  document.body.insertAdjacentHTML('beforeend', `<div style="position:fixed;inset:0;display:grid;
    justify-items:center;align-content:center;gap:34px">${sky}
    <div style="font:700 78px/1 var(--serif);color:var(--text);position:relative">Tanglewood</div>
    <div style="display:flex;position:relative">${drawn}</div></div>`);
}"""

if __name__ == "__main__":
    store = sqlite_url(Path(tempfile.mkdtemp()))
    with running(store) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=SIZE, color_scheme="dark", bypass_csp=True)
        kept = json.dumps(json.dumps(SETTINGS))
        page.add_init_script(f"localStorage['tanglewood.settings'] ??= {kept};")
        page.goto(f"{server.url}/learn/fox")
        page.wait_for_selector(".hand .card")
        page.evaluate(LAY, list(CARDS))
        page.screenshot(path=PUBLIC / "preview.jpg", quality=88)
        browser.close()
