import { expect } from "chai";
import type { Page } from "playwright-core";
import { FLIGHTS } from "../files/mails.ts";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { watch } from "./watched.ts";

const RECORD = `  1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M`;

/** In the page: where something is pasted or dropped. */
const EDITOR = "document.querySelector('.editor').shadowRoot.querySelector('.cm-content')";
const BESIDE = "document.querySelector('.bar')";
const FIELD = "document.querySelector('input[type=date]')";

/** What is pasted or dropped. */
interface Brought {
  readonly text?: string;
  /** The content of a file. */
  readonly file?: string;
}

describe("What comes into the workbench", () => {
  const service = sharedService();
  const browser = useChromium();
  let shared: Page | undefined;

  async function open(): Promise<Page> {
    shared ??= await browser.page();
    await shared.goto(`${service().url}/`);
    await shared.locator(".welcome").waitFor();
    return shared;
  }
  const content = (page: Page) => page.locator(".editor .cm-content");
  const cards = (page: Page) => page.locator(".cards .card");

  /** Pastes or drops as a browser does; whether the browser would still do something itself. */
  async function bring(page: Page, type: string, at: string, { text, file }: Brought) {
    return page.evaluate(`(() => {
      const data = new DataTransfer();
      ${text === undefined ? "" : `data.setData("text/plain", ${JSON.stringify(text)});`}
      ${file === undefined ? "" : `data.items.add(new File([${JSON.stringify(file)}], "page.html"));`}
      const init = { bubbles: true, cancelable: true, composed: true };
      return ${at}.dispatchEvent(${JSON.stringify(type)} === "paste"
        ? new ClipboardEvent("paste", { ...init, clipboardData: data })
        : new DragEvent(${JSON.stringify(type)}, { ...init, dataTransfer: data }));
    })()`);
  }

  for (const [where, at] of [
    ["onto the editor", EDITOR],
    ["beside it", BESIDE],
  ] as const)
    it(`is a page that is dropped ${where}, which does not replace the workbench`, async () => {
      const page = await open();
      const { expectClean } = watch(page, service().url);
      expect(await bring(page, "dragover", at, { file: FLIGHTS })).to.equal(false);
      await page.locator(".workbench.dropping").waitFor();
      await screenshot(page, `workbench-dropping-${at === EDITOR ? "onto" : "beside"}`);
      expect(await bring(page, "drop", at, { file: FLIGHTS })).to.equal(false);
      await cards(page).nth(1).waitFor();
      await page.locator(".dropping").waitFor({ state: "detached" });
      expect(await content(page).innerText()).not.to.contain("<td>");
      expectClean();
    });

  it("is a text that is dropped next to the editor", async () => {
    const page = await open();
    expect(await bring(page, "drop", BESIDE, { text: RECORD })).to.equal(false);
    await cards(page).first().waitFor();
  });

  it("is what is pasted while nothing has the focus, and can be undone", async () => {
    const page = await open();
    await bring(page, "paste", "document.body", { text: RECORD });
    await cards(page).first().waitFor();
    await bring(page, "paste", "document.body", { text: RECORD.replace("BRUNO", "CARLA") });
    await page.locator(".travellers").getByText("Mr Carla Martinelli").waitFor();
    await page.keyboard.press("ControlOrMeta+z");
    await page.locator(".travellers").getByText("Mr Bruno Martinelli").waitFor();
  });

  it("is what is pasted while a menu has the focus, which accepts no text", async () => {
    const page = await open();
    await page.getByLabel("System").focus();
    await bring(page, "paste", "document.activeElement", { text: RECORD });
    await cards(page).first().waitFor();
  });

  it("is not what is pasted into another field", async () => {
    const page = await open();
    expect(await bring(page, "paste", FIELD, { text: RECORD })).to.equal(true);
    expect(await bring(page, "drop", FIELD, { text: RECORD })).to.equal(true);
    expect(await content(page).innerText()).not.to.contain("MARTINELLI");
  });

  it("is a file that is pasted", async () => {
    const page = await open();
    await bring(page, "paste", "document.body", { file: FLIGHTS });
    await cards(page).nth(1).waitFor();
  });

  it("shows its first line, even of 300", async () => {
    const page = await open();
    const text = [RECORD, ...Array.from({ length: 300 }, (_, at) => `RM LINE ${at}`)].join("\n");
    await page.getByRole("textbox", { name: "Booking record" }).focus();
    await bring(page, "paste", EDITOR, { text });
    await cards(page).first().waitFor();
    const first = page.locator(".editor .cm-line").first();
    expect(await first.innerText()).to.contain("MARTINELLI");
    expect(await page.evaluate(`${EDITOR}.parentElement.scrollTop`)).to.equal(0);
    await page.locator(".line-words").getByText("Line 1", { exact: true }).waitFor();
    // A piece that is pasted into a text stays where the cursor is.
    await page.keyboard.press("ControlOrMeta+End");
    await bring(page, "paste", EDITOR, { text: "\nRM LAST" });
    await page.locator(".line-words").getByText("Line 303", { exact: true }).waitFor();
  });

  it("is taken out of JSON, so that its places are those of the record", async () => {
    const page = await open();
    for (const text of [JSON.stringify({ id: 7, pnr: RECORD }, null, 2), JSON.stringify(RECORD)]) {
      await page.getByRole("button", { name: "Clear" }).click();
      await page.locator(".welcome").waitFor();
      await bring(page, "paste", EDITOR, { text });
      await cards(page).first().waitFor();
      expect((await content(page).innerText()).trim()).to.equal(RECORD.trim());
      await page.locator(".field", { hasText: /^GRU$/ }).first().waitFor();
    }
    await page.getByRole("textbox", { name: "Booking record" }).fill(`{"text": "1.DOE/JANE MRS"}`);
    await page.locator(".travellers").getByText("Jane Doe").waitFor();
    expect((await content(page).innerText()).trim()).to.equal("1.DOE/JANE MRS");
  });

  it("is refused if it is JSON without a record", async () => {
    const page = await open();
    await bring(page, "paste", EDITOR, { text: JSON.stringify([RECORD]) });
    await page.locator(".problem").getByText("it is a JSON array").waitFor();
  });

  it("leaves nothing of the last answer if it is refused", async () => {
    const page = await open();
    await page.getByRole("textbox", { name: "Booking record" }).fill(RECORD);
    await cards(page).first().waitFor();
    await page.getByRole("textbox", { name: "Booking record" }).fill(JSON.stringify([RECORD]));
    await page.locator(".problem").getByText("it is a JSON array").waitFor();
    await page.locator(".summary").waitFor({ state: "detached" });
    await cards(page).first().waitFor({ state: "detached" });
    expect(await page.locator(".editor .line-read, .editor .sign-read:visible").count()).to.equal(
      0,
    );
    await screenshot(page, "workbench-refused-text");
  });

  /** Drops files with these bytes. */
  async function drop(page: Page, files: Readonly<Record<string, readonly number[]>>) {
    await page.evaluate(`(() => {
      const dataTransfer = new DataTransfer();
      for (const [name, bytes] of Object.entries(${JSON.stringify(files)}))
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
      document.querySelector(".bar").dispatchEvent(
        new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    })()`);
  }

  it("is refused immediately if it is an image, with the reason, and nothing is sent", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await bring(page, "paste", EDITOR, { text: JSON.stringify([RECORD]) });
    await page.locator(".problem").getByText("it is a JSON array").waitFor();
    asked.length = 0;
    await drop(page, { "photo.png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a] });
    const words = page.locator(".line-words");
    await words.getByText("The file was not opened: it is an image.").waitFor();
    // What is older must not look like its reason.
    await page.locator(".problem").waitFor({ state: "detached" });
    await screenshot(page, "workbench-refused-image");
    expect(await content(page).innerText()).to.contain("MARTINELLI");
    await drop(page, { "a.docx": [0x50, 0x4b, 3, 4] });
    await words.getByText("it is an Office document or a ZIP archive").waitFor();
    expect(asked).to.deep.equal([]);
    await page.getByRole("textbox", { name: "Booking record" }).fill(RECORD);
    await cards(page).first().waitFor();
    expect(await words.innerText()).not.to.contain("not opened");
  });

  it("is the first of two files, which the page says, and a text in UTF-16", async () => {
    const page = await open();
    const utf16 = [0xff, 0xfe, ...Buffer.from(RECORD, "utf16le")];
    await drop(page, { "one.txt": utf16, "two.txt": [65] });
    await cards(page).first().waitFor();
    const notice = page.getByText("Only the first of 2 files was opened: one.txt.");
    await notice.waitFor();
    await screenshot(page, "workbench-first-file");
    await page.getByRole("textbox", { name: "Booking record" }).fill(`${RECORD}\n`);
    await notice.waitFor({ state: "detached" });
  });

  it("wraps on a phone", async () => {
    const page = await open();
    await page.setViewportSize({ width: 390, height: 844 });
    await bring(page, "paste", EDITOR, { text: `${RECORD}\n  RM ${"WORD ".repeat(30)}` });
    await cards(page).first().waitFor();
    const isWide = `(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)(${EDITOR}.parentElement)`;
    expect(await page.evaluate(isWide)).to.equal(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.evaluate(isWide)).to.equal(true);
  });
});
