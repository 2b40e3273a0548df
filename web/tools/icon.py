"""Paints the icon for home screens that take no SVG, from the one of the page.

PYTHONPATH=. python web/tools/icon.py
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import FLAGS, chromium

PUBLIC = Path(__file__).resolve().parents[1] / "public"
SIDE = 180

if __name__ == "__main__":
    svg = (PUBLIC / "icon-maskable.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": SIDE, "height": SIDE})
        page.set_content(f"<style>svg {{ position: fixed; inset: 0 }}</style>{svg}")
        page.screenshot(path=PUBLIC / "apple-touch-icon.png")
        browser.close()
