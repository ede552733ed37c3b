import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
const dataDir = mkdtempSync('/tmp/demo-audit-');
const child = spawn(process.execPath, ['/work/wt/audit/api/dist/demo/main.js'], { env: { PATH: process.env.PATH, PORT: '4719', DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] });
let out = ''; await new Promise((r) => child.stdout.on('data', (t) => { out += t; if (/running at/.test(out)) r(); }));
const base = 'http://localhost:4719';
const api = async (method, path, token, body) => (await fetch(`${base}/api${path}`, { method, headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }, body: body && JSON.stringify(body) })).json();
const { token } = await api('POST', '/auth/login', null, { email: 'admin@example.com', password: 'Freight-2026' });
const staff = (await api('GET', '/staff/all', token));
const list = staff.data ?? staff.staff ?? staff; console.log(JSON.stringify(staff).slice(0, 400));
const mgr = JSON.stringify(list).match(/"id":"(User_[^"]+)"[^{}]*"email":"manager@example.com"/)?.[1];
console.log('manager', mgr);
console.log(JSON.stringify(await api('PATCH', `/staff/${mgr}/archive`, token, { archived: true })).slice(0, 150));
console.log(JSON.stringify(await api('DELETE', `/staff/${mgr}`, token)).slice(0, 200));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [width, colorScheme] of [[1440, 'light'], [390, 'dark'], [1440, 'dark'], [390, 'light']]) {
    const page = await browser.newPage({ baseURL: base, viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    page.setDefaultTimeout(90000);
    await page.goto('/login');
    await page.getByLabel('Email').fill('admin@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('Freight-2026');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    const name = (what) => `/tmp/audit-${what}-${width}-${colorScheme}.png`;
    await page.goto('/dashboard/logs?search=%231');
    await page.getByText('Deleted user #1').first().waitFor();
    await page.screenshot({ path: name('logs') });
    await page.getByRole('button', { name: /^Details/ }).first().click();
    await page.getByRole('dialog').waitFor(); await page.waitForTimeout(1500);
    await page.screenshot({ path: name('details') });
    if (width === 1440 && colorScheme === 'light') { await page.goto('/dashboard'); await page.getByText('Recent System Activity').waitFor(); await page.waitForTimeout(1500); await page.screenshot({ path: name('home'), fullPage: true }); }
    await page.close();
  }
} finally { await browser.close(); child.kill('SIGTERM'); await new Promise((r) => child.once('exit', r)); rmSync(dataDir, { recursive: true, force: true }); }
