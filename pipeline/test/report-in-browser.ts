/** Opens a report in Chromium and uses it as a reader would; for tests, where Chromium is installed. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const executablePath = '/usr/bin/chromium';
const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

export const hasChromium = existsSync(executablePath);

export interface ReportVisit {
  /** What the page said in its console, and its uncaught errors. */
  readonly complaints: readonly string[];
  readonly allCells: string;
  readonly wrongCells: string;
  /** Of the inside arm, with the first kind of error. */
  readonly kindCells: string;
  readonly caseTitle: string;
  /** The title after the button of the arm post-loop-state is pressed. */
  readonly otherTitle: string;
  readonly markedLine: string;
  readonly diffs: number;
  readonly focused: string;
}

/** Filters the inside arm by outcome and by kind of error, opens the first case by keyboard, and turns to another arm. */
export async function visitReport(file: string): Promise<ReportVisit> {
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(pathToFileURL(file).href);
    const text = async (selector: string) => (await page.textContent(selector)) ?? '';
    const allCells = await text('#count');
    await page.selectOption('select[name=arm]', { label: 'inside-loop-state' });
    await page.selectOption('select[name=status]', { label: 'wrong valid' });
    const wrongCells = await text('#count');
    await page.selectOption('select[name=status]', { label: 'all' });
    await page.selectOption('select[name=kind]', { index: 1 });
    const kindCells = await text('#count');
    await page.selectOption('select[name=kind]', { label: 'all' });
    await page.selectOption('select[name=status]', { label: 'wrong valid' });
    await page.focus('#cells tbody button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#case h3');
    const opened = {
      caseTitle: await text('#case h3'),
      markedLine: await text('#case mark'),
      diffs: await page.locator('#case details[open] ins, #case details[open] del').count(),
      focused: await page.evaluate<string>('document.activeElement.id'),
    };
    await page.getByRole('button', { name: 'post-loop-state', pressed: false }).press('Enter');
    return { complaints, allCells, wrongCells, kindCells, ...opened, otherTitle: await text('#case h3') };
  } finally {
    await browser.close();
  }
}
