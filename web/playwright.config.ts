import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Each spec opens a house of its own, so they do not disturb each other.
  fullyParallel: true,
  // One more than a small machine has cores: most tests wait for each other's people more than they work.
  workers: process.env.PARLOUR_E2E_WORKERS ? Number(process.env.PARLOUR_E2E_WORKERS) : 3,
  forbidOnly: true,
  // People, computers and the network play by chance: where a run decides about a change, what fails is tried once more and told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Boards then play without waiting for animations; what moves is tested beside the boards.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing down every step costs an eighth of the time: it is done when something failed. By hand: `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.PARLOUR_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
